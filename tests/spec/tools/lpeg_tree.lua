-- A file of grammar rules for `re`, as a pattern: each rule gives what it has read, as { name, first, behind, ... } with
-- the trees of its parts.
local lpeg = require 'lpeg'
local re = require 're'
lpeg.setmaxstack(1000000)

-- `%x0A` is a byte, `%x80_FF` one of some bytes.
local function bytes(_, name)
  local first, last = name:match '^x(%x%x)_?(%x*)$'
  last = last == '' and first or last
  return lpeg.R(string.char(tonumber(first, 16), tonumber(last, 16)))
end

-- Puts captures around what stands to the right of each arrow.
local function with_trees(grammar)
  local lines, is_open = {}, false
  for line in grammar:gmatch '[^\n]*' do
    local name, expression = line:match '^([%w_]+) <%- (.*)'
    if is_open and (name or line == '' or line:match '^%-%-') then
      lines[#lines] = lines[#lines] .. ' ) {:behind: {} :} |}'
      is_open = false
    end
    if name then
      line = ("%s <- {| {:name: '' -> '%s' :} {:first: {} :} ( %s"):format(name, name, expression)
      is_open = true
    end
    lines[#lines + 1] = line
  end
  return table.concat(lines, '\n')
end

return function(file)
  local grammar = assert(io.open(file)):read 'a'
  return re.compile(with_trees(grammar), setmetatable({}, { __index = bytes }))
end
