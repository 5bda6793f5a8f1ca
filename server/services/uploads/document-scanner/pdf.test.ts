import { expect, test } from 'vitest';
import { docxFile, pdfFile } from '../../../testing/samples/documents';
import { extractPdf, isActive } from './pdf';

const plain = pdfFile('1 0 obj<</Type/Catalog/OpenAction[3 0 R /Fit]>>endobj');

test('accepts a plain document', () => {
  expect([extractPdf(plain), isActive(plain)]).toEqual([plain, false]);
});

test.each([
  ['a byte order mark', '\u00ef\u00bb\u00bf'],
  ['blank lines', '\r\n \0\r\n'],
  ['commands of a printer', '\u001b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['the head of a form', '------a\r\nContent-Disposition: form-data; name="file"\r\n\r\n'],
  ['comments', '# A PDF 2.0 file may have these.\n'.repeat(20)],
  ['a page', '<html><body>'],
])('leaves out %s before the header', (_case, before) => {
  expect(extractPdf(Buffer.concat([Buffer.from(before, 'latin1'), plain]))).toEqual(plain);
});

test.each([
  ['spaces', Buffer.from(' \n\u001a')],
  ['the padding of a disk block', Buffer.alloc(8_192)],
  ['a form’s end', Buffer.from('------a--\r\n')],
  ['the end of a print job', Buffer.from('\u001b%-12345X')],
  ['a Word document', docxFile([])],
  ['a page', Buffer.from('<script>alert(1)</script>')],
])('leaves out %s after the end', (_case, after) => {
  expect(extractPdf(Buffer.concat([plain, after]))).toEqual(plain);
});

test('keeps the line break after the end', () => {
  const ended = Buffer.concat([plain, Buffer.from('\r\n')]);
  expect(extractPdf(Buffer.concat([ended, Buffer.from('\r\n')]))).toEqual(ended);
});

test('ends after the last revision', () => {
  const revised = pdfFile('startxref\n5\n%%EOF\n2 0 obj<<>>endobj');
  expect(extractPdf(revised)).toEqual(revised);
});

test.each([
  ['no end', plain.subarray(0, -3)],
  ['a header after a kilobyte', Buffer.concat([Buffer.alloc(1_025), plain])],
  ['no offset', Buffer.from('%PDF-1.4\nhello %%EOF')],
  [
    'an end before its header',
    Buffer.concat([Buffer.from('startxref %%EOF'), plain.subarray(0, 9)]),
  ],
])('rejects a file with %s', (_case, bytes) => {
  expect(extractPdf(bytes)).toBeNull();
});

test.each([
  '/JavaScript',
  '/J#61vaScript',
  '/#4aavaS#63ript',
  '/J#61#76#61#53#63#72#69#70#74',
  '/L#61unch',
  '/Embedded#46ile',
  '/RichMedi#61',
])('detects active content in any spelling: %s', (name) => {
  expect(isActive(pdfFile(`1 0 obj<</S${name}>>endobj`))).toBe(true);
});

test('leaves characters that are no escape unchanged', () => {
  expect(isActive(pdfFile('(issue #1, 100 #zz, #)'))).toBe(false);
});
