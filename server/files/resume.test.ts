import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../errors';
import { compoundFile, docFile, docxFile, pdfFile, zipFile } from '../testing/documents';
import { readResume, resumeMessages } from './resume';

async function refusal(bytes: Buffer, name: string): Promise<string | undefined> {
  const error: unknown = await readResume(bytes, name).catch((reason: unknown) => reason);
  return error instanceof HttpError ? error.fields?.['file'] : undefined;
}

describe('taken', () => {
  test.each([
    ['a PDF', pdfFile(), 'cv.PDF', 'application/pdf'],
    ['a .doc', docFile(), 'résumé.final.doc', 'application/msword'],
    [
      'a .docx',
      docxFile(['word/styles.xml']),
      '履历.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a PDF without a name', pdfFile(), 'blob', 'application/pdf'],
  ])('%s', async (_what, bytes, name, type) => {
    expect(await readResume(bytes, name)).toEqual({ type, bytes });
  });
});

describe('refused', () => {
  test.each([
    ['a picture', Buffer.from('GIF89a'), 'cv.gif', resumeMessages.kind],
    ['a page', Buffer.from('<html>'), 'cv.html', resumeMessages.kind],
    ['a program', Buffer.from('MZ'), 'cv.pdf.exe', resumeMessages.kind],
    ['a .docm', docxFile(['word/vbaProject.bin']), 'cv.docm', resumeMessages.kind],
    ['a name of the language', pdfFile(), 'cv.constructor', resumeMessages.kind],
    ['text as a PDF', Buffer.from('hello'), 'cv.pdf', resumeMessages.mismatch],
    ['a PDF as a .docx', pdfFile(), 'cv.docx', resumeMessages.mismatch],
    ['a PDF with a script', pdfFile('/J#61vaScript'), 'cv.pdf', resumeMessages.mismatch],
    ['nothing', Buffer.alloc(0), 'cv.pdf', resumeMessages.mismatch],
    ['an archive as a .docx', zipFile(['a.txt']), 'cv.docx', resumeMessages.mismatch],
    [
      'a table as a .docx',
      zipFile(['[Content_Types].xml', 'xl/workbook.xml']),
      'cv.docx',
      resumeMessages.mismatch,
    ],
    ['a .xls as a .doc', compoundFile(['Workbook']), 'cv.doc', resumeMessages.mismatch],
    ['a .docx with macros', docxFile(['word/vbaProject.bin']), 'cv.docx', resumeMessages.macros],
    [
      'one with macros in capitals',
      docxFile(['word\\VBAPROJECT.BIN']),
      'cv.docx',
      resumeMessages.macros,
    ],
    ['a .doc with macros', docFile(['Macros']), 'cv.doc', resumeMessages.macros],
    [
      'a .docx that would grow to gigabytes',
      zipFile(['[Content_Types].xml', 'word/document.xml'], 900_000_000),
      'cv.docx',
      resumeMessages.mismatch,
    ],
    [
      'a .docx behind something else',
      Buffer.concat([Buffer.from('%!'), docxFile()]),
      'cv.docx',
      resumeMessages.mismatch,
    ],
    ['a .docx cut off', docxFile().subarray(0, -30), 'cv.docx', resumeMessages.mismatch],
  ])('%s', async (_what, bytes, name, sentence) => {
    expect(await refusal(bytes, name)).toBe(sentence);
  });

  test('a .doc whose directory leads back to itself', async () => {
    const bytes = docFile();
    bytes.writeUInt32LE(1, 512 + 4);
    expect(await refusal(bytes, 'cv.doc')).toBe(resumeMessages.mismatch);
  });
});

test('whatever the bytes of a document become, it is taken or refused in words', async () => {
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
        const outcome: unknown = await readResume(bytes, name).catch((reason: unknown) => reason);
        const isFine =
          outcome instanceof HttpError ? outcome.statusCode === 400 : 'type' in (outcome as object);
        expect(isFine).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
