import { expect, test } from 'vitest';
import { docxFile, pdfFile } from '../../testing/samples/documents';
import { isActive, looksLikePdf } from './pdf';

test('accepts a plain document', () => {
  const plain = pdfFile('1 0 obj<</Type/Catalog/OpenAction[3 0 R /Fit]>>endobj');
  expect([looksLikePdf(plain), isActive(plain)]).toEqual([true, false]);
});

test.each(['', '\n', '\r\n', '\r', ' \r\n\r\n', '\0\0\0', '\n'.repeat(500)])(
  'accepts white space after the end marker: %j',
  (space) => {
    expect(looksLikePdf(Buffer.from(`%PDF-1.4\r\nstartxref\r\n9\r\n%%EOF${space}`))).toBe(true);
  },
);

test('requires the end marker', () => {
  const anew = pdfFile('startxref\n5\n%%EOF\n2 0 obj<<>>endobj');
  expect(looksLikePdf(anew)).toBe(true);
  expect(looksLikePdf(anew.subarray(0, -3))).toBe(false);
});

test.each([
  ['a Word document', docxFile([])],
  ['a page', Buffer.from('<html></html>')],
])('rejects a file with %s after its end', (_case, other) => {
  expect(looksLikePdf(Buffer.concat([pdfFile(), other]))).toBe(false);
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
