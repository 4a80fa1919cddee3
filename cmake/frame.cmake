# What every target of this project shares.

# ccache where there is one, shared by checkouts in different folders; the sloppiness it asks for
# before it caches precompiled headers.
find_program(STRICTPGN_CCACHE ccache)
mark_as_advanced(STRICTPGN_CCACHE)
if(PROJECT_IS_TOP_LEVEL AND STRICTPGN_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${STRICTPGN_CCACHE})
endif()

# Headers that most files of a target include, read once. The builds of clang-tidy and of users do
# without, so that each file is known to include what it needs.
function(strictpgn_precompile target)
  if(STRICTPGN_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -fpch-preprocess)  # for ccache
    endif()
  endif()
endfunction()

# Warnings are ours alone: a project that adds this one as a subdirectory keeps its own.
function(strictpgn_house_rules target)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  if(PROJECT_IS_TOP_LEVEL)
    # A designated initializer that names some fields means the others to keep their defaults.
    target_compile_options(${target} PRIVATE
      -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers
      # g++ 12 sees overlaps and overruns in std::string that are not there
      $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>)
  endif()
endfunction()

# A program that looks inside the library: sees src/ and grammar/, and where the real files are.
function(strictpgn_insider target)
  add_executable(${target} ${ARGN})
  strictpgn_house_rules(${target})
  target_include_directories(${target}
    PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${target} PRIVATE
    STRICTPGN_VERSION="${PROJECT_VERSION}"
    STRICTPGN_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    STRICTPGN_SHARED="${STRICTPGN_SHARED}"
    STRICTPGN_CORPORA="${STRICTPGN_SHARED}/corpora")
  target_link_libraries(${target}
    PRIVATE strictpgn fmt::fmt taocpp::pegtl nlohmann_json::nlohmann_json)
endfunction()
