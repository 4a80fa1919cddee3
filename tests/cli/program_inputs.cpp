// What the program reads: packed files, archives with members, folders.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "skip.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_inputs)

namespace fs = std::filesystem;

std::string little_endian(std::size_t number, int bytes) {
  std::string result;
  for (; bytes > 0; --bytes, number >>= 8) result += static_cast<char>(number & 0xFF);
  return result;
}

/// A frame of Zstandard that stores the text as it is: a header with the size, then blocks.
std::string zstd_of(std::string_view text) {
  constexpr std::size_t most = 100'000;
  auto frame = "\x28\xB5\x2F\xFD\xA0" + little_endian(text.size(), 4);
  while (!text.empty()) {
    const auto block = text.substr(0, most);
    text.remove_prefix(block.size());
    frame += little_endian(block.size() << 3 | (text.empty() ? 1 : 0), 3);
    frame += block;
  }
  return frame;
}

/// A thousand games with an error in each fourth, in every form; small ones in a ZIP.
struct workbench : strictpgn::tests::workbench {
  workbench() {
    for (int number = 1; number <= 1000; ++number)
      games += roster("*") + (number % 4 == 0 ? "1. e4 e5 2. Ke3 *\n\n" : "1. e4 e5 *\n\n");
    write("g.pgn", games);
    write("g.pgn.zst", zstd_of(games));
    write("readme.txt", "not a game");
    run_shell(
        "python3 -c \"\n"
        "import bz2, gzip, lzma, tarfile, zipfile\n"
        "text = open('g.pgn', 'rb').read()\n"
        "open('g.pgn.gz', 'wb').write(gzip.compress(text))\n"
        "open('g.pgn.bz2', 'wb').write(bz2.compress(text))\n"
        "open('g.pgn.xz', 'wb').write(lzma.compress(text))\n"
        "for name, kind in ('ustar', tarfile.USTAR_FORMAT), ('gnu', tarfile.GNU_FORMAT), "
        "('pax', tarfile.PAX_FORMAT):\n"
        "  with tarfile.open(name + '.tar', 'w', format=kind) as t:\n"
        "    t.add('g.pgn', 'a/one.pgn')\n"
        "    t.add('readme.txt')\n"
        "with zipfile.ZipFile('g.zip', 'w', zipfile.ZIP_DEFLATED) as z:\n"
        "  z.writestr('a/one.pgn', text)\n"
        "  z.writestr('two.PGN', text[:1000])\n"
        "  z.write('readme.txt')\n"
        "  z.writestr('suite.epd', '4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;\\n')\n\"\n");
  }

  std::string games;
};

const std::string packed[] = {"g.pgn.zst", "g.pgn.gz", "g.pgn.bz2", "g.pgn.xz"};

/// With another name in it.
std::string renamed(std::string text, const std::string& from, const std::string& to) {
  for (auto at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

BOOST_FIXTURE_TEST_CASE(what_is_packed_is_read_as_its_text, workbench) {
  const std::string arguments = "check --format json --rule file-name-suffix=error ";
  const auto plain = run(arguments + "g.pgn");
  const auto from_stdin = run(arguments + "- < g.pgn");
  BOOST_TEST(plain.status == 1);
  BOOST_TEST(std::ranges::count(plain.out, '\n') == 251);
  for (const auto& name : packed) BOOST_TEST_CONTEXT(name) {
      const auto found = run(arguments + name);
      BOOST_TEST(found.out == renamed(plain.out, "\"g.pgn\"", '"' + name + '"'));
      BOOST_TEST(found.err == "");
      BOOST_TEST(run(arguments + "- < " + name).out == from_stdin.out);
      BOOST_TEST(run_shell("cat " + name + " | '" + strictpgn::tests::built_program() + "' " +
                           arguments + "-")
                     .out == from_stdin.out);
    }
}

BOOST_FIXTURE_TEST_CASE(all_verbs_read_what_is_packed, workbench) {
  const std::string verbs[] = {"ast", "convert --to uci", "format", "coverage",
                               "split --clean - --faulty /dev/null"};
  for (const auto& verb : verbs) {
    const auto plain = run(verb + " g.pgn");
    for (const auto& name : packed) BOOST_TEST_CONTEXT(verb << ' ' << name) {
        const auto found = run(verb + ' ' + name);
        BOOST_TEST(found.out == renamed(plain.out, "\"g.pgn\"", '"' + name + '"'));
        BOOST_TEST(found.status == plain.status);
      }
  }
}

/// What has only the mark of a tar archive is text, and may be rewritten.
BOOST_FIXTURE_TEST_CASE(a_text_is_no_archive_for_its_257th_byte, workbench) {
  const auto text = "{" + std::string(256, 'x') + "ustar" + std::string(300, 'x') + "} *\n";
  write("ustar.pgn", text);
  const auto found = run("check --quiet --format concise ustar.pgn");
  BOOST_TEST(found.status == 1);
  BOOST_TEST(found.out.starts_with("ustar.pgn:1:"));
  BOOST_TEST(run("check --fix --quiet ustar.pgn").err == "");
}

BOOST_FIXTURE_TEST_CASE(members_of_an_archive_are_named, workbench) {
  const auto found = run("check --format concise --repeats 1 g.zip");
  BOOST_TEST(found.out.starts_with("g.zip!a/one.pgn:39:13: error: move-illegal"));
  BOOST_TEST(found.out.find("checked 3 files") != found.out.npos);
  BOOST_TEST(found.out.find("the record has no errors") != found.out.npos);
  BOOST_TEST(found.err ==
             "strictpgn: `g.zip`: passed over, as it is no .pgn, .fen or .epd file: readme.txt\n");
  BOOST_TEST(
      run("check --quiet --repeats 1 - --format concise < g.zip").out ==
      renamed(run("check --quiet --repeats 1 --format concise g.zip").out, "g.zip!", "<stdin>!"));
  const auto one = run("check --quiet --format concise g.pgn").out;
  for (const std::string name : {"ustar.tar", "gnu.tar", "pax.tar"}) BOOST_TEST_CONTEXT(name) {
      BOOST_TEST(run("check --quiet --format concise " + name).out ==
                 renamed(one, "g.pgn:", name + "!a/one.pgn:"));
      BOOST_TEST(run("check --quiet --format concise - < " + name).out ==
                 renamed(one, "g.pgn:", "<stdin>!a/one.pgn:"));
    }
  BOOST_TEST(run("split --clean /dev/null --faulty - g.zip").err ==
             "strictpgn: `g.zip` holds more than one file; unpack it and name one of them\n");
}

/// After the games before the damage one line says so, and other inputs are read.
BOOST_FIXTURE_TEST_CASE(damage_is_told_once, workbench) {
  const auto whole = run("check --format concise --quiet --repeats 0 g.pgn").out;
  for (const std::string name : {"g.pgn.zst", "g.pgn.gz", "g.pgn.bz2", "g.pgn.xz", "g.zip"})
    for (const bool is_cut : {true, false}) BOOST_TEST_CONTEXT(name << is_cut) {
        auto bytes = read(name);
        if (is_cut)
          bytes.resize(bytes.size() * (name == "g.zip" ? 1 : 3) / 5);
        else
          for (auto at = bytes.size() / 2; at < bytes.size() / 2 + 8; ++at) bytes[at] ^= 0x55;
        write(name, bytes);
        const auto found = run("check --format concise --quiet --repeats 0 " + name + " g.pgn");
        if (name == "g.pgn.zst" && !is_cut) continue;  // stored, and without a check sum
        BOOST_TEST(found.status == 2);
        BOOST_TEST(std::ranges::count(found.err, '\n') == 1);
        BOOST_TEST(found.err.find("damaged") != found.err.npos);
        BOOST_TEST(found.out.ends_with(whole));
        const auto before = renamed(found.out.substr(0, found.out.size() - whole.size()),
                                    name == "g.zip" ? "g.zip!a/one.pgn" : name, "g.pgn");
        if (is_cut) BOOST_TEST(whole.starts_with(before));
      }
}

BOOST_FIXTURE_TEST_CASE(games_before_the_end_of_a_cut_file_are_read, workbench) {
  auto bytes = read("g.pgn.gz");
  write("cut.gz", bytes.substr(0, bytes.size() - 9));  // in its last block
  const auto found = run("check --format concise --repeats 0 cut.gz");
  BOOST_TEST(found.err ==
             "strictpgn: `cut.gz`: damaged, and read as far as it goes: it ends too early\n");
  BOOST_TEST(std::ranges::count(found.out, '\n') > 240);
}

BOOST_FIXTURE_TEST_CASE(games_before_the_end_of_a_small_cut_file_are_read, workbench) {
  std::string text;
  for (int game = 0; game != 20; ++game) text += roster("*") + "1. e4 e4 *\n\n";
  write("s.pgn", text);
  run_shell("gzip -k s.pgn");
  const auto bytes = read("s.pgn.gz");
  write("s.pgn.gz", bytes.substr(0, bytes.size() - 4));  // in the sums behind the text
  for (const std::string jobs : {"1", "2"}) {
    const auto found =
        run("check --format concise --quiet --repeats 0 --jobs " + jobs + " s.pgn.gz");
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err ==
               "strictpgn: `s.pgn.gz`: damaged, and read as far as it goes: it ends too early\n");
    BOOST_TEST(std::ranges::count(found.out, '\n') >= 19);
  }
}

/// What follows the packed text was perhaps packed, too; zeros only fill it up.
BOOST_FIXTURE_TEST_CASE(what_follows_a_packed_text_is_no_part_of_it_in_silence, workbench) {
  const auto whole = run("check --format json --quiet g.pgn").out;
  for (const auto& name : packed) BOOST_TEST_CONTEXT(name) {
      const auto bytes = read(name);
      auto damaged = bytes;
      damaged[0] ^= 1;
      const std::string behind[] = {"\n", "junk", damaged, std::string(200'000, '\0') + "x"};
      for (const auto& rest : behind) {
        write(name, bytes + rest);
        for (const auto& file : {name, "- --stdin-name " + name + " <" + name}) {
          const auto found = run("check --format json --quiet " + file);
          BOOST_TEST(found.status == 2);
          BOOST_TEST(std::ranges::count(found.err, '\n') == 1);
          BOOST_TEST(found.err.find("damaged") != found.err.npos);
          const bool is_read = renamed(found.out, name, "g.pgn").starts_with(whole.substr(0, 1000));
          if (name != "g.pgn.xz" && name != "g.pgn.zst") BOOST_TEST(is_read);
        }
      }
      if (name == "g.pgn.zst") continue;  // it may only be followed by frames
      write(name, bytes + bytes + std::string(200'000, '\0'));
      const auto found = run("check --quiet --format json " + name);
      BOOST_TEST(found.err == "");
      BOOST_TEST(found.status == 1);
      BOOST_TEST(found.out.size() > 3 * whole.size() / 2);
    }
}

BOOST_FIXTURE_TEST_CASE(small_files_with_something_behind_them_are_read, workbench) {
  write("PK\3.pgn", games.substr(0, 4 * (roster("*").size() + 12)) + "1. e4 e4 *\n");
  run_shell(
      "cp PK*.pgn s.pgn; gzip -k s.pgn; bzip2 -k s.pgn; tar czf t.tgz PK*.pgn; tar cf t.tar "
      "PK*.pgn");
  const auto due = run("check --quiet --format concise s.pgn").out;
  BOOST_TEST(std::ranges::count(due, '\n') > 0);
  for (const std::string name : {"s.pgn.gz", "s.pgn.bz2"}) {
    write(name, read(name) + "junk");
    const auto found = run("check --quiet --format concise " + name);
    BOOST_TEST(renamed(found.out, name, "s.pgn") == due);
    BOOST_TEST(found.status == 2);
    BOOST_TEST(found.err.find("damaged, and read as far as it goes") != found.err.npos);
  }
  // An archive begins with the name of its first file.
  for (const std::string name : {"t.tgz", "t.tar"}) {
    const auto found = run("check --quiet --format concise " + name);
    BOOST_TEST(found.status == 1);
    BOOST_TEST(std::ranges::count(found.out, '\n') == std::ranges::count(due, '\n'));
  }
}

/// `cat` of archives makes one of all their files; zeros fill the last blocks of a tape.
BOOST_FIXTURE_TEST_CASE(nothing_behind_a_tar_is_passed_over, workbench) {
  write("one.pgn", roster("*") + "1. e4 e4 *\n");
  run_shell(
      "tar cf a.tar one.pgn; tar cf b.tar g.pgn; "
      "for kind in gzip bzip2 xz; do $kind -k a.tar b.tar; done");
  const auto due = run("check --quiet --format concise one.pgn g.pgn").out;
  const std::string zeros(10 * 512, '\0');
  const std::pair<std::string, std::string> archives[] = {
      {"tar", read("a.tar") + read("b.tar")},
      {"tar", read("a.tar") + zeros + read("b.tar") + zeros},
      {"tar.gz", read("a.tar.gz") + read("b.tar.gz")},
      {"tar.bz2", read("a.tar.bz2") + read("b.tar.bz2")},
      {"tar.xz", read("a.tar.xz") + read("b.tar.xz")}};
  for (const auto& [kind, bytes] : archives)
    for (const bool has_junk : {false, true})
      for (const auto& from : {"all." + kind, "- <all." + kind}) {
        BOOST_TEST_CONTEXT(kind << has_junk << from) {
          write("all." + kind, bytes + (has_junk ? "junk" : ""));
          const auto found = run("check --quiet --format concise " + from);
          const auto name = (from[0] == '-' ? "<stdin>" : from) + "!";
          // Of xz the block before the damage cannot be had.
          if (!has_junk || kind != "tar.xz") BOOST_TEST(renamed(found.out, name, "") == due);
          BOOST_TEST(found.status == (has_junk ? 2 : 1));
          BOOST_TEST((found.err.find(": damaged") != found.err.npos) == has_junk);
          BOOST_TEST(std::ranges::count(found.err, '\n') == (has_junk ? 1 : 0));
        }
      }
}

BOOST_FIXTURE_TEST_CASE(nothing_packed_is_rewritten, workbench) {
  for (const std::string name : {"g.pgn.gz", "g.pgn.zst"})
    for (const std::string verb : {"format --in-place ", "check --fix "})
      BOOST_TEST_CONTEXT(verb << name) {
        const auto before = read(name);
        const auto found = run(verb + name);
        BOOST_TEST(found.status == 2);
        BOOST_TEST(found.err ==
                   "strictpgn: `" + name + "` is packed, and only unpacked files are rewritten\n");
        BOOST_TEST(read(name) == before);
      }
}

/// The loader finds a file without a library in it first.
BOOST_FIXTURE_TEST_CASE(what_unpacks_is_loaded_for_packed_files_alone, workbench) {
  const std::string library = STRICTPGN_LIBARCHIVE;
  if (library.find('/') != library.npos) return strictpgn::tests::skip("it is loaded by its path");
  write(library, "no library");
  const auto plain = run("check --quiet g.pgn");
  BOOST_TEST(run("check --quiet g.pgn", "LD_LIBRARY_PATH=.").out == plain.out);
  const auto found = run("check --quiet g.pgn.zst g.pgn", "LD_LIBRARY_PATH=.");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.out == plain.out);
  BOOST_TEST(
      found.err.starts_with("strictpgn: `g.pgn.zst` is packed, and nothing unpacks it here: "));
  BOOST_TEST(found.err.find(library) != found.err.npos);
  BOOST_TEST(std::ranges::count(found.err, '\n') == 1);

  // gzip is unpacked without it, an archive in it is not; and each file has its line.
  BOOST_TEST(run("check --quiet g.pgn.gz", "LD_LIBRARY_PATH=.").err == "");
  run_shell("gzip -k ustar.tar");
  const auto others = run("check --quiet g.pgn.xz ustar.tar.gz", "LD_LIBRARY_PATH=.");
  BOOST_TEST(others.status == 2);
  BOOST_TEST(std::ranges::count(others.err, '\n') == 2);
}

BOOST_FIXTURE_TEST_CASE(an_empty_text_may_be_packed, workbench) {
  run_shell("python3 -c \"import gzip; open('e.pgn.gz', 'wb').write(gzip.compress(b''))\"");
  write("e.pgn.zst", zstd_of("") + "\x01" + std::string(2, '\0'));
  for (const std::string name : {"e.pgn.gz", "e.pgn.zst"}) BOOST_TEST_CONTEXT(name) {
      const auto found = run("check " + name);
      BOOST_TEST(found.status == 0);
      BOOST_TEST(found.err == "");
      BOOST_TEST(found.out.starts_with("no games"));
    }
}

struct folders : strictpgn::tests::workbench {
  folders() {
    fs::create_directories(folder() / "d/b/c");
    fs::create_directories(folder() / "d/.git");
    const auto game = roster("*") + "1. e4 Ke6 *\n\n";
    for (const std::string name :
         {"d/b/c/1.pgn", "d/a.PGN", "d/b.pgn", "d/notes.txt", "d/.git/x.pgn", "d/b/2.pgn"})
      write(name, game);
    write("d/z.pgn.zst", zstd_of(game));
    fs::create_directory_symlink("..", folder() / "d/b/up");
  }

  /// The files that were read, in their order.
  std::vector<std::string> files_of(const std::string& arguments) const {
    std::vector<std::string> files;
    const auto out = run("check --quiet --format concise " + arguments).out;
    for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1)
      files.push_back(out.substr(at, out.find(':', at) - at));
    return files;
  }
};

BOOST_FIXTURE_TEST_CASE(folders_are_walked_through_in_order, folders) {
  using names = std::vector<std::string>;
  BOOST_TEST(files_of("d") ==
             (names{"d/a.PGN", "d/b.pgn", "d/b/2.pgn", "d/b/c/1.pgn", "d/z.pgn.zst"}));
  BOOST_TEST(files_of("d/b d/a.PGN") == (names{"d/b/2.pgn", "d/b/c/1.pgn", "d/a.PGN"}));
  BOOST_TEST(files_of("--exclude b d") == (names{"d/a.PGN", "d/b.pgn", "d/z.pgn.zst"}));
  BOOST_TEST(files_of("--exclude '*.pgn' --exclude b/c d/") == (names{"d/a.PGN", "d/z.pgn.zst"}));
  BOOST_TEST(files_of("--exclude 'b/**' --exclude '?.PGN' d") == (names{"d/b.pgn", "d/z.pgn.zst"}));
}

BOOST_FIXTURE_TEST_CASE(a_folder_without_games_is_told, folders) {
  fs::create_directories(folder() / "empty/x");
  const auto found = run("check empty d/b.pgn");
  BOOST_TEST(found.status == 2);
  BOOST_TEST(found.err == "strictpgn: `empty` holds no .pgn, .fen or .epd file\n");
  BOOST_TEST(found.out.find("d/b.pgn:9:7") != found.out.npos);
}

BOOST_FIXTURE_TEST_CASE(thousands_of_files_are_one_run, folders) {
  fs::create_directory(folder() / "many");
  for (int number = 0; number < 3000; ++number)
    write("many/" + std::to_string(number) + ".pgn", roster("*") + "1. e4 e5 *\n\n");
  const auto found = run("check many", "ulimit -n 64;");
  BOOST_TEST(found.status == 0);
  BOOST_TEST(found.out.find("checked 3000 files") != found.out.npos);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
