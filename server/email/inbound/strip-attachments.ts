/** What is read of a part of text, with its headers, in bytes: far more than what is kept of it. */
const mostOfText = 256 * 1024;
/** What is read in all: the time to read a mail goes with its lines, and everybody else waits meanwhile. */
const mostInAll = 1024 * 1024;
const mostLines = 15_000;
/** The longest headers of a mail, and of a part of it. */
const mostHead = 512 * 1024;
const mostPartHead = 16 * 1024;

const newLine = 0x0a;
const boundary = Buffer.from('\n--');

/**
 * A raw mail without what its files hold, which is not kept: their headers stay. Each part begins after a line of two hyphens, as every
 * boundary has them (RFC 2046 5.1.1); so does a signature, which changes nothing.
 * @returns what is left, and whether something else than files was left out, for the mail is too long
 */
export function withoutFiles(raw: Buffer): { mail: Buffer; isCut: boolean } {
  const kept: Buffer[] = [];
  let [bytes, lines, at] = [0, 0, 0];
  let isCut = false;
  while (at < raw.length) {
    const next = raw.indexOf(boundary, at);
    const end = next === -1 ? raw.length : next + 1;
    const head = headOf(raw.subarray(at, Math.min(end, at + (at === 0 ? mostHead : mostPartHead))));
    const most = at + (head.isText ? Math.max(head.length, mostOfText) : head.length);
    const piece = upToLines(raw.subarray(at, Math.min(end, most)), mostLines - lines);
    isCut ||= head.isText && at + piece.bytes.length < end;
    kept.push(piece.bytes);
    bytes += piece.bytes.length;
    lines += piece.lines;
    if (bytes >= mostInAll || lines >= mostLines) return { mail: Buffer.concat(kept), isCut: true };
    // What was left out ended with the line before the next boundary.
    if (piece.bytes.at(-1) !== newLine) kept.push(Buffer.of(newLine));
    at = end;
  }
  return { mail: Buffer.concat(kept), isCut };
}

/** The headers that a part begins with, up to the empty line: how long they are, and whether text may follow, or another mail. */
function headOf(part: Buffer): { length: number; isText: boolean } {
  const ends = ['\n\n', '\n\r\n'].map((end) => part.indexOf(end)).filter((at) => at !== -1);
  const length = ends.length === 0 ? part.length : Math.min(...ends) + 2;
  const head = part.subarray(0, length).toString('latin1');
  const isFile = /^content-type:\s*(?:application|audio|image|video|font|model)\//im.test(head);
  return { length, isText: !isFile };
}

function upToLines(bytes: Buffer, most: number): { bytes: Buffer; lines: number } {
  let lines = 0;
  for (let at = bytes.indexOf(newLine); at !== -1; at = bytes.indexOf(newLine, at + 1)) {
    lines += 1;
    if (lines >= most) return { bytes: bytes.subarray(0, at + 1), lines };
  }
  return { bytes, lines };
}
