# What every target of this project shares.

# ccache where there is one, shared by checkouts in different folders.
find_program(STRICTPGN_CCACHE ccache)
mark_as_advanced(STRICTPGN_CCACHE)
if(PROJECT_IS_TOP_LEVEL AND STRICTPGN_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
      CCACHE_INODECACHE=1  # else each hit hashes the precompiled header, which has a hundred megabytes
      ${STRICTPGN_CCACHE})
endif()

# Whether this build is under sanitizers, by the flags of its configuration.
string(TOUPPER "CMAKE_CXX_FLAGS_${CMAKE_BUILD_TYPE}" flags_of_configuration)
set(STRICTPGN_SANITIZED OFF)
if("${CMAKE_CXX_FLAGS} ${${flags_of_configuration}}" MATCHES "-fsanitize")
  set(STRICTPGN_SANITIZED ON)
endif()

# The headers that files share take longer to read than most files. Either they are read once for a
# target, before its files (STRICTPGN_PRECOMPILE: an edit compiles one file, in a second), or the files
# are put together (STRICTPGN_UNITY: a build from nothing that keeps no such headers).
# strictpgn_share_headers(TARGET [HEADER]...), with headers that many files of this one see beside the
# usual.
function(strictpgn_share_headers target)
  if(STRICTPGN_UNITY)
    strictpgn_unity(${target})
  elseif(STRICTPGN_PRECOMPILE)
    # Without the option, ccache does not know what is in them.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <charconv> <cstdint> <filesystem>
      <functional> <iostream> <map> <memory> <optional> <ranges> <set> <span> <string> <string_view>
      <utility> <vector> <fmt/format.h> <fmt/ranges.h> ${ARGN})
  endif()
endfunction()

# The files of a folder in one unit, or a few where there are many, so that the headers they share are
# read once: minutes less in a build from nothing. A folder is a namespace, in which no name is given
# twice, not even in two files that do not see each other; but a name within a function may be one of
# another file, for which a build file by file warns. What violates the rules of the chapters on purpose
# is of the generator's, and a unit of its own. Alone stay the files that see the grammar, which take
# long for its templates, the functions of fmt, what defines macros for its headers, and what is neither
# source nor test.
function(strictpgn_unity target)
  set(most 40)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # g++ takes the files of a unit for headers, which should not have parts of their own, and inlines
  # less in a large one
  target_compile_options(${target} PRIVATE -Wno-shadow
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;--param=large-unit-insns=1000000>")
  get_target_property(sources ${target} SOURCES)
  set(folders "")
  foreach(source IN LISTS sources)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
    if(path MATCHES "^(src|tests)/"
       AND NOT path MATCHES "^src/(parse/|spec/lower|text/fmt)|^tests/main[.]cpp$")
      cmake_path(GET path PARENT_PATH folder)
      if(path MATCHES "^src/rules/[a-z]+/violate[a-z_]*[.]cpp$")
        set(folder src/rules/violations)
      endif()
      if(NOT folder IN_LIST folders)
        list(APPEND folders ${folder})
        set(in_${folder} "")
      endif()
      list(APPEND in_${folder} ${source})
    endif()
  endforeach()
  foreach(folder IN LISTS folders)
    string(MAKE_C_IDENTIFIER ${folder} unit)
    list(LENGTH in_${folder} count)
    math(EXPR parts "(${count} + ${most} - 1) / ${most}")
    set(place -1)
    foreach(source IN LISTS in_${folder})
      math(EXPR place "${place} + 1")
      math(EXPR part "${place} * ${parts} / ${count}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${unit}_${part})
    endforeach()
  endforeach()
endfunction()

# A library whose code runs at any address, as shared ones want it. What calls a function of its own
# calls that one: so it is as fast as other code.
function(strictpgn_anywhere target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fno-semantic-interposition)
  strictpgn_by_parts(${target})
endfunction()

# Functions and tables stand by themselves, so that a linker can leave out those that nobody uses.
function(strictpgn_by_parts target)
  target_compile_options(${target} PRIVATE -ffunction-sections -fdata-sections)
endfunction()

# A program that is loaded in little time, and takes little memory.
include(CheckCXXSourceRuns)
include(CheckLinkerFlag)
check_linker_flag(CXX LINKER:--gc-sections STRICTPGN_CAN_LEAVE_OUT)
# A linker may know more than what loads programs: one has to run.
if(NOT CMAKE_CROSSCOMPILING)
  set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:-z,pack-relative-relocs)
  check_cxx_source_runs("int main() {}" STRICTPGN_CAN_PACK_RELOCATIONS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
endif()
function(strictpgn_small_when_linked target)
  strictpgn_by_parts(${target})
  if(STRICTPGN_CAN_LEAVE_OUT)
    target_link_options(${target} PRIVATE LINKER:--gc-sections)
  endif()
  # Of some eleven thousand pointers in tables, which are put right at the start, there is a list: 270 kB,
  # or 20 kB where they are told in ranges.
  if(STRICTPGN_CAN_PACK_RELOCATIONS)
    target_link_options(${target} PRIVATE LINKER:-z,pack-relative-relocs)
  endif()
endfunction()

# Code that people do not wait for: to optimise it well takes longer than it saves, and makes it larger.
set(STRICTPGN_SLOW_CODE $<$<NOT:$<CONFIG:Debug>>:-O1>)
function(strictpgn_optimise_little target)
  target_compile_options(${target} PRIVATE ${STRICTPGN_SLOW_CODE})
endfunction()

# Warnings are ours alone: a project that adds this one as a subdirectory keeps its own.
function(strictpgn_warnings target)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  if(PROJECT_IS_TOP_LEVEL)
    # A designated initializer that names some fields means the others to keep their defaults.
    target_compile_options(${target} PRIVATE
      -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers
      # The same objects from every checkout, so that ccache has them; and short names in messages.
      -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=
      # g++ 12 sees overlaps and overruns in std::string that are not there
      $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>)
  endif()
endfunction()

# What a target sees that looks inside the library: src/ and grammar/.
function(strictpgn_look_inside target)
  strictpgn_warnings(${target})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${target} PRIVATE STRICTPGN_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${target} PRIVATE strictpgn_fmt taocpp::pegtl nlohmann_json::nlohmann_json)
endfunction()

# A library of ours that nobody installs: it has no public headers. Built when something needs it.
function(strictpgn_inner_library target)
  add_library(${target} STATIC EXCLUDE_FROM_ALL ${ARGN})
  strictpgn_look_inside(${target})
  strictpgn_anywhere(${target})
  strictpgn_share_headers(${target} <nlohmann/json.hpp>)
  strictpgn_optimise_little(${target})
endfunction()

# A test, or something like it: sees all of ours.
function(strictpgn_insider target)
  strictpgn_look_inside(${target})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${target} PRIVATE strictpgn_lab)
endfunction()
