import { deflateSync } from 'node:zlib';
import { pdfFile, relations } from './documents';

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
  const headers = names.map((name) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const places: { at: number; shared: number }[] = [];
  let at = 0;
  for (const header of headers) {
    places.push({ at, shared: 0 });
    at += header.length + 5;
  }
  const locals = headers.map((header, index) => {
    const begin = (places[index]?.at ?? 0) + header.length + 5;
    const place = places[index];
    if (place) place.shared = at - begin;
    return Buffer.concat([header, storedBlock(at - begin)]);
  });
  const body = Buffer.concat([...locals, emptyBlocks(length), Buffer.of(3, 0)]);
  const entries = headers.map((header, index) => {
    const { at: start, shared } = places[index] ?? { at: 0, shared: 0 };
    const name = header.subarray(30);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(body.length - start - header.length, 20);
    entry.writeUInt32LE(shared, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(start, 42);
    return Buffer.concat([entry, name]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
}

/** A .rels file with many relationships and spaces. */
export function blankRelations(count: number, blanks: number): string {
  const [head = '', tail = ''] = relations().split('</');
  return `${head}${'<Relationship/>'.repeat(count)}${' '.repeat(blanks)}</${tail}`;
}
