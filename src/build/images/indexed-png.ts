import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes pixels that are indexes of a palette as PNG (RFC 2083). sharp would have to find a palette for each picture, which takes
 * ten times as long.
 * @param palette at most 256 colors, three bytes each
 */
export async function encodeIndexedPng(
  pixels: Buffer,
  palette: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Each row begins with its filter: 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    pixels.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('PLTE', palette),
    createChunk('IDAT', await promisify(deflate)(rows, { level: 3 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
