import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../../core/http/errors';
import {
  compoundFile,
  docFile,
  docxFile,
  pdfFile,
  relations,
  zipFile,
} from '../../testing/samples/documents';
import { pdfMessages } from './document-scanner/scan-document';
import { readResume, resumeMessages } from './resume';

async function readError(bytes: Buffer, name: string): Promise<string | undefined> {
  const error: unknown = await readResume(bytes, name, 'a').catch((reason: unknown) => reason);
  return error instanceof HttpError ? error.fields?.['file'] : undefined;
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const wordOnTheWeb = (mainPart: string) =>
  zipFile([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations(['officeDocument', `/${mainPart}`]) },
    { name: mainPart, content: '<w:document/>' },
  ]);

const readPdf = (name: string) =>
  readFileSync(`server/services/uploads/document-scanner/fixtures/${name}.pdf`);

test.each(['user-password', 'user-password-aes'])(
  'rejects %s.pdf, which opens only with a password',
  async (name) => {
    expect(await readError(readPdf(name), 'cv.pdf')).toBe(
      'This PDF needs a password. Save a copy without one, or attach a Word file.',
    );
  },
);

describe('accepts', () => {
  test.each([
    ['a PDF', pdfFile(), 'cv.PDF', 'application/pdf'],
    ['a .doc', docFile(), 'résumé.final.doc', 'application/msword'],
    ['a .docx', docxFile([{ name: 'word/styles.xml' }]), '履历.docx', docxType],
    ['a PDF without a name', pdfFile(), 'blob', 'application/pdf'],
    ['a PDF called .doc', pdfFile(), 'cv.doc', 'application/pdf'],
    ['a .docx called .doc', docxFile(), 'cv.doc', docxType],
    ['a .docx of Word on the web', wordOnTheWeb('word/document2.xml'), 'cv.docx', docxType],
    ['a .docx with another main part', wordOnTheWeb('word/main.xml'), 'cv.docx', docxType],
    ['a .docx with backslashes', wordOnTheWeb('word\\document.xml'), 'cv.docx', docxType],
  ])('%s', async (_case, bytes, name, type) => {
    expect(await readResume(bytes, name, 'a')).toEqual({ type, bytes });
  });

  test('a PDF with only an owner’s password', async () => {
    const bytes = readPdf('owner-password');
    expect((await readResume(bytes, 'cv.pdf', 'a')).bytes).toEqual(bytes);
  });

  test('a PDF without what a scanner or a mail gateway wrote around it', async () => {
    const bytes = Buffer.concat([Buffer.from('@PJL\r\n'), pdfFile(), Buffer.alloc(4_096)]);
    expect((await readResume(bytes, 'cv.pdf', 'a')).bytes).toEqual(pdfFile());
  });

  test('a .docx with pictures, footers and links to click', async () => {
    const bytes = docxFile([
      { name: 'word/media/image1.png', content: Buffer.alloc(3_000_000, 'picture') },
      {
        name: 'word/_rels/document.xml.rels',
        content: relations(
          ['image', 'media/image1.png'],
          ['customXml', '../customXml/item1.xml'],
          ['footer', '/word/footer1.xml', 'Internal'],
          ['hyperlink', 'https://www.linkedin.com/in/ann?a=1&amp;b=2', 'External'],
          ['hyperlink', 'mailto:ann@mail.example', 'External'],
          ['hyperlink', 'tel:2125550199', 'External'],
          ['hyperlink', 'www.site.example/ann', 'External'],
          ['hyperlink', 'www.site.example/in/ann:lee', 'External'],
          ['hyperlink', '', 'External'],
        ),
      },
    ]);
    expect((await readResume(bytes, 'cv.docx', 'a')).bytes).toBe(bytes);
  });

  test.each([
    'file:///C:\\Users\\ann\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx',
    'C:\\Templates\\Resume.dotx',
    'file:///Users/ann/Library/Templates/Resume.dotx',
    'file://localhost/Users/ann/Library/Templates/Resume.dotx',
    '/Applications/Microsoft Word.app/Contents/Resources/Resume.dotx',
    'Macintosh HD:Users:ann:Templates:Resume.dotx',
    'Normal.dotm',
  ])('a .docx made from the template %s', async (target) => {
    const content = relations(['attachedTemplate', target, 'External']);
    const bytes = docxFile([{ name: 'word/_rels/settings.xml.rels', content }]);
    expect((await readResume(bytes, 'cv.docx', 'a')).bytes).toBe(bytes);
  });
});

describe('rejects', () => {
  test.each([
    ['a picture', Buffer.from('GIF89a'), 'cv.gif', resumeMessages.kind],
    ['a page', Buffer.from('<html>'), 'cv.html', resumeMessages.kind],
    ['a program', Buffer.from('MZ'), 'cv.pdf.exe', resumeMessages.kind],
    ['a .docm', docxFile([{ name: 'word/vbaProject.bin' }]), 'cv.docm', resumeMessages.macros],
    [
      'a program with the name of an object property',
      Buffer.from('MZ'),
      'cv.constructor',
      resumeMessages.kind,
    ],
    ['plain text as a PDF', Buffer.from('hello'), 'cv.pdf', resumeMessages.mismatch],
    ['a PDF with a script', pdfFile('/J#61vaScript'), 'cv.pdf', pdfMessages.active],
    ['nothing', Buffer.alloc(0), 'cv.pdf', resumeMessages.mismatch],
    ['a ZIP archive as a .docx', zipFile([{ name: 'a.txt' }]), 'cv.docx', resumeMessages.mismatch],
    [
      'a spreadsheet as a .docx',
      zipFile([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]),
      'cv.docx',
      resumeMessages.mismatch,
    ],
    ['a .xls as a .doc', compoundFile(['Workbook']), 'cv.doc', resumeMessages.mismatch],
    ['a .doc with macros', docFile(['Macros']), 'cv.doc', resumeMessages.macros],
    ['a .doc with an object', docFile(['\u0003ObjInfo']), 'cv.doc', resumeMessages.objects],
    [
      'a .docx after other bytes',
      Buffer.concat([Buffer.from('%!'), docxFile()]),
      'cv.docx',
      resumeMessages.mismatch,
    ],
    ['a truncated .docx', docxFile().subarray(0, -30), 'cv.docx', resumeMessages.mismatch],
  ])('%s', async (_case, bytes, name, sentence) => {
    expect(await readError(bytes, name)).toBe(sentence);
  });

  const linked = (...relation: [string, string, string?]) => [
    { name: 'word/_rels/settings.xml.rels', content: relations(relation) },
  ];
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  test.each([
    ['a template from the web', 'attachedTemplate', 'https://x.example/a.dotm'],
    ['a template of a file server', 'attachedTemplate', '\\\\192.0.2.1\\a.dotm'],
    ['a template of a file server, as a file', 'attachedTemplate', 'file:///\\\\192.0.2.1\\a.dotm'],
    ['a template of a server, with four slashes', 'attachedTemplate', 'file:////192.0.2.1/a.dotm'],
    ['a template of a named server', 'attachedTemplate', 'file://server/a.dotm'],
    ['a picture from the web', 'image', 'http://x.example/a.png'],
    ['a picture with an encoded address', 'image', '&#104;ttp://x.example/a'],
    ['a link to a file server', 'hyperlink', '\\\\192.0.2.1\\a'],
    ['a link to a file', 'hyperlink', 'file:///C:/a.exe'],
    ['a link to a program', 'hyperlink', 'ms-msdt:/id'],
  ])('a .docx with %s', async (_case, type, target) => {
    const bytes = docxFile(linked(type, target, 'External'));
    expect(await readError(bytes, 'cv.docx')).toBe(resumeMessages.elsewhere);
  });

  test.each([
    ['macros', [{ name: 'word/vbaProject.bin' }], 'macros'],
    ['macros in capitals', [{ name: 'word\\VBAPROJECT.BIN' }], 'macros'],
    ['macros under another name', linked('vbaProject', 'x.bin'), 'macros'],
    ['a picture from a file server', linked('image', '//192.0.2.1/a.png'), 'elsewhere'],
    ['an object', [{ name: 'word/embeddings/oleObject1.bin' }], 'objects'],
    ['an object under another name', linked('oleObject', 'media/a.bin'), 'objects'],
    ['an embedded web page', linked('aFChunk', 'a.html'), 'objects'],
    ['a control', [{ name: 'word/activeX/activeX1.xml' }], 'objects'],
    ['a path to a parent folder', [{ name: '../../a.exe' }], 'unreadable'],
    ['a path to a parent folder with backslashes', [{ name: 'word\\..\\..\\a.exe' }], 'unreadable'],
    ['an absolute path', [{ name: '/etc/a' }], 'unreadable'],
    ['a path with a drive letter', [{ name: 'C:\\a' }], 'unreadable'],
    ['a name twice', [{ name: 'word/Document.xml' }], 'unreadable'],
    [
      'relations with a DOCTYPE',
      [{ name: 'a.rels', content: '<!DOCTYPE x><Relationships/>' }],
      'unreadable',
    ],
    [
      'nested relations',
      [{ name: 'a.rels', content: '<Relationships><x/></Relationships>' }],
      'unreadable',
    ],
    [
      'relations in UTF-16',
      [{ name: 'a.rels', content: Buffer.from('<Relationships/>', 'utf16le') }],
      'unreadable',
    ],
    ['200 MB in 200 kB', [{ name: 'a', content: zeros(200) }], 'tooLargeUnpacked'],
    [
      '200 MB with a declared size of 0',
      [{ name: 'a', content: zeros(200), claimed: 0 }],
      'tooLargeUnpacked',
    ],
    [
      'four times 30 MB',
      [1, 2, 3, 4].map((at) => ({ name: String(at), content: zeros(30) })),
      'tooLargeUnpacked',
    ],
    ['a wrong declared size', [{ name: 'a', content: 'hello', claimed: 4 }], 'unreadable'],
  ] as const)('a .docx with %s', async (_case, files, fault) => {
    expect(await readError(docxFile(files), 'cv.docx')).toBe(resumeMessages[fault]);
  });

  test.each([
    ['attachedTemplate', 'https://x.example/a.dotm'],
    ['attachedTemplate', '\\\\192.0.2.1\\a.dotm'],
    ['attachedTemplate', 'file:///\\\\192.0.2.1\\a.dotm'],
    ['attachedTemplate', 'file:////192.0.2.1/a.dotm'],
    ['attachedTemplate', 'file://server/a.dotm'],
    ['image', 'http://x.example/a.png'],
    ['image', '&#104;ttp://x.example/a'],
    ['hyperlink', '\\\\192.0.2.1\\a'],
    ['hyperlink', 'file:///C:/a.exe'],
    ['hyperlink', 'ms-msdt:/id'],
  ])('a .docx with the external %s %s', async (kind, target) => {
    const files = linked(kind, target, 'External');
    expect(await readError(docxFile(files), 'cv.docx')).toBe(resumeMessages.elsewhere);
  });

  test.each([
    ['application/vnd.ms-office.vbaProject', 'macros'],
    ['application/vnd.ms-word.document.macroEnabled.main+xml', 'macros'],
    ['application/vnd.ms-office.&#118;baProject', 'macros'],
    ['application/vnd.openxmlformats-officedocument.oleObject', 'objects'],
  ] as const)('a .docx with a part of type %s', async (kind, fault) => {
    const types = `<Override PartName="/word/x.bin" ContentType="${kind}"/>`;
    expect(await readError(docxFile([], types), 'cv.docx')).toBe(resumeMessages[fault]);
  });

  test('a .docx with a damaged file or two names for one file', async () => {
    const bytes = docxFile([{ name: 'word/media/a.png', content: 'a'.repeat(100) }]);
    const at = bytes.indexOf('word/media/a.png');
    const renamed = Buffer.from(bytes);
    renamed.write('word/media/b.png', at);
    expect(await readError(renamed, 'cv.docx')).toBe(resumeMessages.mismatch);
    const broken = Buffer.from(bytes).fill(0xff, at + 16, at + 19);
    expect(await readError(broken, 'cv.docx')).toBe(resumeMessages.unreadable);
  });

  test('a .doc with a circular directory', async () => {
    const bytes = docFile();
    bytes.writeUInt32LE(1, 512 + 4);
    expect(await readError(bytes, 'cv.doc')).toBe(resumeMessages.mismatch);
  });
});

test('accepts or rejects any corrupted document with a message', async () => {
  const base = fc.constantFrom(docFile(), docxFile(), pdfFile());
  const change = fc.array(fc.tuple(fc.nat(3_000), fc.integer({ min: 0, max: 255 })), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(
      base,
      change,
      fc.constantFrom('a.doc', 'a.docx', 'a.pdf', 'a'),
      async (original, changes, name) => {
        const bytes = Buffer.from(original);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const outcome: unknown = await readResume(bytes, name, 'a').catch(
          (reason: unknown) => reason,
        );
        const isFine =
          outcome instanceof HttpError ? outcome.statusCode === 400 : 'type' in (outcome as object);
        expect(isFine).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
