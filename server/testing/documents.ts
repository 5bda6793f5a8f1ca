/** Documents made by hand: just enough of each format for what looks at it. */

/** A PDF with this body. */
export function pdfFile(body = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n${body}\nstartxref\n9\n%%EOF\n`, 'latin1');
}

/** A ZIP archive of empty files with these names; `claimed`: the size each says to have when unpacked. */
export function zipFile(names: readonly string[], claimed = 0): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const text = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(text.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(text.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, text);
    entries.push(entry, text);
    offset += local.length + text.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A Word document (.docx) with these files besides its own. */
export function docxFile(extra: readonly string[] = []): Buffer {
  return zipFile(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...extra]);
}

/** An OLE compound file with a stream of each name: a table in sector 0, the directory from sector 1 on. */
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

/** A Word document (.doc). */
export function docFile(extra: readonly string[] = []): Buffer {
  return compoundFile(['WordDocument', '1Table', 'SummaryInformation', ...extra]);
}
