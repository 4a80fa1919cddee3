-- Reads texts by a grammar file with LPeg. Usage: run_lpeg.lua GRAMMAR <TEXTS, a line of hexadecimal digits for each.
-- For each text a line: its tree, or `not`.
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local pattern = require 'lpeg_tree'(arg[1])

local function shown(tree)
  local parts = {}
  for at, part in ipairs(tree) do parts[at] = shown(part) end
  return ('(%s %d %d%s)'):format(tree.name, tree.first - 1, tree.behind - 1, table.concat(parts))
end

for line in io.lines() do
  local text = line:gsub('..', function(digits) return string.char(tonumber(digits, 16)) end)
  local tree = pattern:match(text)
  print(tree and shown(tree) or 'not')
end
