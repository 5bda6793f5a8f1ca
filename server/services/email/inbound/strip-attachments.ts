/** Limits in bytes. They are far above what is stored, and bound the time that parsing blocks the server. */
const maxTextPart = 256 * 1024;
const maxTotal = 1024 * 1024;
const maxHeaders = 512 * 1024;
const maxPartHeaders = 16 * 1024;
const maxLines = 15_000;
const maxParts = 200;

const newline = 0x0a;
/** Starts every MIME boundary (RFC 2046, section 5.1.1). It also starts text signatures, which is harmless. */
const boundary = Buffer.from('\n--');

/** Removes attachment contents and keeps their headers. isTruncated: text was removed too, because the email is too long. */
export function stripAttachments(raw: Buffer): { email: Buffer; isTruncated: boolean } {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let lines = 0;
  let parts = 0;
  let isTruncated = false;
  for (let start = 0; start < raw.length;) {
    const next = raw.indexOf(boundary, start);
    const end = next === -1 ? raw.length : next + 1;
    const headerLimit = start === 0 ? maxHeaders : maxPartHeaders;
    const headers = findHeaders(raw.subarray(start, Math.min(end, start + headerLimit)));
    const limit = headers.isText ? Math.max(headers.length, maxTextPart) : headers.length;
    const piece = takeLines(raw.subarray(start, Math.min(end, start + limit)), maxLines - lines);
    isTruncated ||= headers.isText && start + piece.bytes.length < end;
    pieces.push(piece.bytes);
    bytes += piece.bytes.length;
    lines += piece.lines;
    parts += 1;
    if (bytes >= maxTotal || lines >= maxLines || parts >= maxParts) {
      return { email: Buffer.concat(pieces), isTruncated: true };
    }
    // The next boundary must start on a new line.
    if (piece.bytes.at(-1) !== newline) pieces.push(Buffer.of(newline));
    start = end;
  }
  return { email: Buffer.concat(pieces), isTruncated };
}

/** The length of a part's headers, up to the empty line. isText is also true for nested emails. */
function findHeaders(part: Buffer): { length: number; isText: boolean } {
  const ends = ['\n\n', '\n\r\n'].map((end) => part.indexOf(end)).filter((at) => at !== -1);
  const length = ends.length === 0 ? part.length : Math.min(...ends) + 2;
  const headers = part.subarray(0, length).toString('latin1');
  const isFile = /^content-type:\s*(?:application|audio|image|video|font|model)\//im.test(headers);
  return { length, isText: !isFile };
}

function takeLines(bytes: Buffer, max: number): { bytes: Buffer; lines: number } {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) {
    lines += 1;
    if (lines >= max) return { bytes: bytes.subarray(0, at + 1), lines };
  }
  return { bytes, lines };
}
