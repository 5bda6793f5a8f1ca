import { deflateRawSync } from 'node:zlib';

export function pdfFile(body = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n${body}\nstartxref\n9\n%%EOF`, 'latin1');
}

export type ZipFile = {
  name: string;
  content?: string | Buffer;
  /** A wrong declared size. */
  claimed?: number;
};

/** A ZIP archive of deflated files. */
export function zipFile(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const { name, content = '', claimed } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.concat([zipLocalHeader(name), packed]);
    entries.push({ name, packed: packed.length, size: claimed ?? bytes.length, offset });
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([...locals, zipDirectory(entries, offset)]);
}

export function zipLocalHeader(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

export type ZipEntry = { name: string; packed: number; size: number; offset: number };

/** The end of an archive, from the central directory on. */
export function zipDirectory(entries: readonly ZipEntry[], start: number): Buffer {
  const records = entries.map(({ name, packed, size, offset }) => {
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(8, 10);
    record.writeUInt32LE(packed, 20);
    record.writeUInt32LE(size, 24);
    record.writeUInt16LE(Buffer.byteLength(name), 28);
    record.writeUInt32LE(offset, 42);
    return Buffer.concat([record, Buffer.from(name)]);
  });
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([directory, end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A .rels file of a Word document, with relationships as [kind, target, mode]. */
export function relations(...list: readonly (readonly [string, string, string?])[]): string {
  const elements = list.map(
    ([kind, target, mode], index) =>
      `<Relationship Id="rId${String(index)}" Type="${office}/${kind}" Target="${target}"${
        mode === undefined ? '' : ` TargetMode="${mode}"`
      }/>`,
  );
  return `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements.join('')}</Relationships>`;
}

/**
 * A minimal .docx.
 * @param types more entries of [Content_Types].xml
 */
export function docxFile(extra: readonly ZipFile[] = [], types = ''): Buffer {
  const kinds = 'application/vnd.openxmlformats';
  return zipFile([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${kinds}-package.relationships+xml"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: relations(['officeDocument', 'word/document.xml']) },
    { name: 'word/document.xml', content: `${xml}<w:document/>` },
    ...extra,
  ]);
}

/** An OLE compound file with empty streams: the allocation table in sector 0, then the directory. */
export function compoundFile(names: readonly string[]): Buffer {
  const sectors = Math.ceil((names.length + 1) / 4);
  const bytes = Buffer.alloc(512 * (2 + sectors));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (let index = 0; index < 109; index += 1) {
    bytes.writeUInt32LE(index === 0 ? 0 : 0xffffffff, 76 + 4 * index);
  }
  bytes.fill(0xff, 512, 1024);
  for (let sector = 1; sector <= sectors; sector += 1) {
    bytes.writeUInt32LE(sector === sectors ? 0xfffffffe : sector + 1, 512 + 4 * sector);
  }
  ['Root Entry', ...names].forEach((name, index) => {
    const at = 1024 + 128 * index;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes.writeUInt8(index === 0 ? 5 : 2, at + 66);
  });
  return bytes;
}

/** A minimal .doc. */
export function docFile(extra: readonly string[] = []): Buffer {
  return compoundFile(['WordDocument', '1Table', 'SummaryInformation', ...extra]);
}
