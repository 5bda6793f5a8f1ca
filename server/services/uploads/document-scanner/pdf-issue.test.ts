import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../../../core/http/errors';
import { pdfFile } from '../../../testing/samples/documents';
import { pdfMessages, rejectActivePdf } from './scan-document';

async function findError(bytes: Buffer): Promise<string | undefined> {
  const error: unknown = await rejectActivePdf(bytes, 'a').catch((reason: unknown) => reason);
  return error instanceof HttpError ? error.fields?.['file'] : undefined;
}

const stream = (dictionary: string, bytes: Buffer, lineBreak = '\n') =>
  `7 0 obj<<${dictionary}/Length ${String(bytes.length)}>>stream${lineBreak}${bytes.toString('latin1')}\nendstream endobj\n`;
const listDictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
const list = (object: string) => deflateSync(Buffer.from(`9 0 ${object}`));
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('an object stream', () => {
  test('without actions is accepted', async () => {
    const plain = stream(listDictionary, list('<</Type/Catalog/Pages 2 0 R>>'));
    expect(await findError(pdfFile(plain + plain))).toBeUndefined();
  });

  test('before a cross-reference stream is accepted, as LaTeX and Word write a short file', async () => {
    const objects = stream(listDictionary, list('<</Type/Catalog/Pages 2 0 R>>'));
    const table = stream(
      '/Type/XRef/W[1 2 1]/Filter/FlateDecode',
      deflateSync(Buffer.alloc(99, 2)),
    );
    expect(await findError(pdfFile(objects + table))).toBeUndefined();
  });

  test.each([
    ['a script', stream(listDictionary, list(script))],
    [
      'a script whose name is written otherwise',
      stream(listDictionary, list('<</S/J#61vaScript>>')),
    ],
    ['a file', stream(listDictionary, list('<</Type/EmbeddedFile>>'))],
    ['a script, after another line break', stream(listDictionary, list(script), '\r\n')],
    ['a script, said to be something else', stream('/Type 8 0 R/Filter/FlateDecode', list(script))],
    [
      'a script, after a picture',
      stream('/Filter/FlateDecode', deflateSync(randomBytes(90_000))) +
        stream(listDictionary, list(script)),
    ],
    [
      'a script, cut off after it',
      stream(listDictionary, list(script + ' '.repeat(9_000)).subarray(0, -8)),
    ],
    [
      'a script, behind a word that only looks like its beginning',
      stream(`/A(stream\n)${listDictionary}`, list(script)),
    ],
  ])('with %s is rejected', async (_case, body) => {
    expect(await findError(pdfFile(body))).toBe(pdfMessages.active);
  });

  test.each([
    ['a comment', '%\n'],
    ['comments and blanks', ' \0% 5 6\r\n\n%%\r'],
    ['a comment longer than what is unpacked at once', `%${'x'.repeat(200_000)}\n`],
    ['many comments', '%\n'.repeat(100_000)],
  ])('that starts with %s and has no type is scanned', async (_case, begin) => {
    const numbers = `${begin}1 0 2%\n60 `;
    const objects = (action: string) =>
      Buffer.from(`${numbers}${`<</Type/Catalog/OpenAction ${action}>>`.padEnd(60)}<<>>`);
    const packed = (action: string) =>
      stream(
        `/N 2/First ${String(numbers.length)}/Filter/FlateDecode`,
        deflateSync(objects(action)),
      );
    expect(await findError(pdfFile(packed(script)))).toBe(pdfMessages.active);
    expect(await findError(pdfFile(packed('[3 0 R/Fit]')))).toBeUndefined();
  });

  test.each([
    ['packed otherwise', '/N 1/First 4/Filter/LZWDecode'],
    ['packed otherwise, by names written otherwise', '/#4e 1/Fi#72st 4 0 R/Filter/LZWDecode'],
    ['behind what looks like another object', '/N 1/First 4/A(1 0 obj<<>>)/Filter/LZWDecode'],
    [
      'behind what looks like a readable one',
      `/N 1/First 4/A(>>stream\n${list('<<>>')
        .toString('latin1')
        .replace(/[()\\]/g, '\\$&')})/Filter/LZWDecode`,
    ],
  ])('without a type that is %s is rejected', async (_case, dictionary) => {
    expect(await findError(pdfFile(stream(dictionary, randomBytes(90).fill(1, 0, 1))))).toBe(
      pdfMessages.packed,
    );
  });

  test('is not confused with outlines, color profiles, or form fields', async () => {
    const outline = '5 0 obj<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>endobj\n';
    const looks = '6 0 obj<</Subtype/Widget/AP<</N 8 0 R>>>>endobj\n';
    const profile = stream('/N 3/Filter/FlateDecode', deflateSync(randomBytes(500)));
    expect(await findError(pdfFile(outline + looks + profile))).toBeUndefined();
  });

  test.each([
    ['encrypted', stream(listDictionary, randomBytes(500).fill(1, 0, 1))],
    [
      'packed in two ways',
      stream(
        '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]',
        Buffer.from(list(script).toString('hex')),
      ),
    ],
    [
      'written in digits',
      stream('/Type/Obj#53tm/Filter/ASCIIHexDecode', Buffer.from('31 30 20 30')),
    ],
    ['hidden behind a text', stream(`${listDictionary}/A(stream\n)`, list('<<>>'))],
    ['endless', stream(listDictionary, list(' '.repeat(17 * 1024 * 1024)))],
    ['one of ten thousand', stream('', Buffer.from('x')).repeat(10_001)],
  ])('that is %s is rejected as unreadable', async (_case, body) => {
    expect(await findError(pdfFile(body))).toBe(pdfMessages.packed);
  });
});

test('text, images, and fonts are not object streams', async () => {
  const text = stream(
    '/Filter/FlateDecode',
    deflateSync(Buffer.from('BT /F1 12 Tf (/JavaScript) Tj ET')),
  );
  const picture = stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(30_000_000)));
  expect(await findError(pdfFile(text + picture))).toBeUndefined();
});
