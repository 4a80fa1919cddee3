# The SHA-256 of a text in base64, as a Content-Security-Policy names it. CMake knows hashes in
# hexadecimal only: 32 bytes, of which three at a time become four letters.
function(base64_sha256 result text)
  set(letters "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  string(SHA256 hash "${text}")
  string(APPEND hash "00")  # fills the last group
  set(base64 "")
  foreach(group RANGE 10)
    math(EXPR at "${group} * 6")
    string(SUBSTRING ${hash} ${at} 6 digits)
    foreach(shift 18 12 6 0)
      math(EXPR letter "0x${digits} >> ${shift} & 63")
      string(SUBSTRING ${letters} ${letter} 1 letter)
      string(APPEND base64 ${letter})
    endforeach()
  endforeach()
  string(REGEX REPLACE "A$" "=" base64 ${base64})  # of the byte that is none
  set(${result} ${base64} PARENT_SCOPE)
endfunction()
