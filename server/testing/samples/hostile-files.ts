import { deflateSync } from 'node:zlib';
import { pdfFile, relations, zipDirectory, zipLocalHeader, type ZipEntry } from './documents';

/** Two empty deflate blocks with dynamic codes (RFC 1951, 3.2.7), the slowest bytes to inflate. */
const twoEmptyBlocks = Buffer.from('04c0810800000000207feb43001c880000000000f2b73e', 'hex');

/** About this many bytes that inflate slowly to nothing. */
export function emptyBlocks(length: number): Buffer {
  return Buffer.alloc(length - (length % twoEmptyBlocks.length), twoEmptyBlocks);
}

/** The header of a stored block (RFC 1951, 3.2.4). */
function storedBlock(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(0xffff - length, 3);
  return block;
}

/** A PDF of 20 kB whose link is looked up in an object stream of eight million numbers, 240 times. */
export function pdfOfManyEnds(): Buffer {
  const packed = deflateSync(Buffer.alloc(15_900_000, '1 '));
  return pdfFile(
    `1 0 obj\n<< /URI 5 0 R >>\nendobj\n2 0 obj\n<< ${Array.from({ length: 240 }, (_, at) => `/First ${String(9_999_999 + at)} `).join('')}>>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`,
  );
}

/** A PDF whose streams all share the rest of the file. */
export function pdfOfSharedBytes(streams: number, length: number): Buffer {
  const head = Buffer.from('stream\n\x78\x9c', 'latin1');
  const size = head.length + 5;
  const heads = Array.from({ length: streams }, (_, at) =>
    Buffer.concat([head, storedBlock((streams - 1 - at) * size)]),
  );
  return pdfFile(Buffer.concat([...heads, emptyBlocks(length)]).toString('latin1'));
}

/** A .docx whose files all share the rest of the archive. */
export function docxOfSharedBytes(files: number, length: number): Buffer {
  const names = ['[Content_Types].xml', 'word/document.xml'];
  while (names.length < files) names.push(`f${String(names.length)}`);
  const blockLength = storedBlock(0).length;
  const lengths = names.map((name) => zipLocalHeader(name).length + blockLength);
  const headersLength = lengths.reduce((total, one) => total + one, 0);
  const tail = Buffer.concat([emptyBlocks(length), Buffer.of(3, 0)]);
  let end = 0;
  const locals: Buffer[] = [];
  const entries = names.map((name, index): ZipEntry => {
    const offset = end;
    end += lengths[index] ?? 0;
    // The stored block of each file contains the headers of all later ones.
    const size = headersLength - end;
    locals.push(zipLocalHeader(name), storedBlock(size));
    return { name, offset, packed: blockLength + size + tail.length, size };
  });
  const body = Buffer.concat([...locals, tail]);
  return Buffer.concat([body, zipDirectory(entries, body.length)]);
}

/** A .rels file with many relationships and spaces. */
export function blankRelations(count: number, blanks: number): string {
  const [head = '', tail = ''] = relations().split('</');
  return `${head}${'<Relationship/>'.repeat(count)}${' '.repeat(blanks)}</${tail}`;
}
