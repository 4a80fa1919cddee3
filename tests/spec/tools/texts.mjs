// Texts come in, and answers go out.
import { readFileSync, writeSync } from 'node:fs';

/// Each line of stdin is a text in hexadecimal digits. In a string, a character is a byte.
export function texts() {
  const lines = readFileSync(0, 'latin1').split('\n');
  lines.pop();
  return lines.map((line) => Buffer.from(line, 'hex').toString('latin1'));
}

export function writeLines(lines) {
  const bytes = Buffer.from(lines.map((line) => line + '\n').join(''));
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}
