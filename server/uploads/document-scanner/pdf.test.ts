import { expect, test } from 'vitest';
import { docxFile, pdfFile } from '../../testing/samples/documents';
import { isActive, looksLikePdf } from './pdf';

test('a plain document is one', () => {
  const plain = pdfFile('1 0 obj<</Type/Catalog/OpenAction[3 0 R /Fit]>>endobj');
  expect([looksLikePdf(plain), isActive(plain)]).toEqual([true, false]);
});

test.each(['', '\n', '\r\n', '\r', ' \r\n\r\n', '\0\0\0', '\n'.repeat(500)])(
  'white space may follow the end marker: %j',
  (space) => {
    expect(looksLikePdf(Buffer.from(`%PDF-1.4\r\nstartxref\r\n9\r\n%%EOF${space}`))).toBe(true);
  },
);

test('one that was saved anew at its end, or is cut off there, is one only with the marker', () => {
  const anew = pdfFile('startxref\n5\n%%EOF\n2 0 obj<<>>endobj');
  expect(looksLikePdf(anew)).toBe(true);
  expect(looksLikePdf(anew.subarray(0, -3))).toBe(false);
});

test.each([
  ['a Word document', docxFile([])],
  ['a page', Buffer.from('<html></html>')],
])('what has %s after its end is none', (_what, other) => {
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
])(
  'one that runs something or brings a file along is found, however its name is written: %s',
  (name) => {
    expect(isActive(pdfFile(`1 0 obj<</S${name}>>endobj`))).toBe(true);
  },
);

test('a sign that is no escape is left as it is', () => {
  expect(isActive(pdfFile('(issue #1, 100 #zz, #)'))).toBe(false);
});
