const header = 6;
const entry = 16;

/** An .ico file that holds one PNG picture (every browser since 2010 reads that). `size` in pixels, at most 255. */
export function pngAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(header + entry);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
