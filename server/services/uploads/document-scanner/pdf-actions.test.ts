import { setFlagsFromString } from 'node:v8';
import { deflateSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../../core/http/errors';
import { pdfFile } from '../../../testing/samples/documents';
import { pdfMessages, rejectActivePdf } from './scan-document';
import { run as scan } from './scanner-worker';

async function findError(body: string): Promise<string | undefined> {
  const error: unknown = await rejectActivePdf(pdfFile(body), 'a').catch(
    (reason: unknown) => reason,
  );
  return error instanceof HttpError ? error.fields?.['file'] : undefined;
}

/** A compressed object stream of [number, object]. */
function list(objects: readonly (readonly [number, string])[], first = '/First'): string {
  let offset = 0;
  const head = objects.map(([number, object]) => {
    const at = offset;
    offset += object.length + 1;
    return `${String(number)} ${String(at)} `;
  });
  const packed = deflateSync(
    Buffer.from(head.join('') + objects.map(([, text]) => `${text} `).join('')),
  );
  const facts = `/Type/ObjStm/N ${String(objects.length)}${first} ${String(head.join('').length)}`;
  return `7 0 obj<<${facts}/Filter/FlateDecode/Length ${String(packed.length)}>>stream\n${packed.toString('latin1')}\nendstream endobj\n`;
}

const catalog = (entries: string) => `1 0 obj<</Type/Catalog/Pages 2 0 R${entries}>>endobj\n`;
const link = (action: string) => `4 0 obj<</Type/Annot/Subtype/Link/A${action}>>endobj\n`;
const web = '<</S/URI/URI(https://evil.example/)>>';
const home = '<</S/GoTo/D[3 0 R/XYZ null null null]>>';

describe('accepts a PDF with its own start page or ordinary links:', () => {
  test.each([
    ['opens at a page', catalog('/OpenAction[3 0 R /Fit]')],
    ['opens at a page, as LaTeX says it', catalog('/OpenAction 5 0 R') + list([[5, home]])],
    ['the same in clear', `${catalog('/OpenAction 5 0 R')}5 0 obj\n${home}\nendobj\n`],
    ['a page as an object of its own', `${catalog('/OpenAction 5 0 R')}5 0 obj[3 0 R /Fit]endobj`],
    ['a page by its name', catalog('/OpenAction<</Type/Action/S/GoTo/D(section.1)>>')],
    [
      'a page, among other packed objects',
      catalog('/OpenAction 9 0 R') +
        list([
          [8, web],
          [9, home],
        ]),
    ],
    ['a web page', link(web)],
    ['a web page in capitals', link('<</URI (HTTPS://WWW.AGENCY.EXAMPLE)/S /URI>>')],
    ['a web page without its scheme', link('<</S/URI/URI(www.agency.example)>>')],
    ['a web page in hexadecimal', link('<</S/URI/URI<68747470 3a2f2f 61>>>')],
    ['a web page in UTF-16', link('<</S/URI/URI(\xfe\xff\0h\0t\0t\0p\0:\0/\0/\0a)>>')],
    ['brackets in an address', link('<</S/URI/URI(https://a.example/a_\\(b\\)_(c))>>')],
    ['an email', link('<</S/URI/URI(mailto:ann@mail.example)>>')],
    ['a telephone', link('<</S/URI/URI(tel:+12125550142)>>')],
    [
      'a link packed',
      list([
        [4, '<</Subtype/Link/A 6 0 R>>'],
        [6, web],
      ]),
    ],
    [
      'an address as an object of its own',
      `${link('<</S/URI/URI 6 0 R>>')}6 0 obj(http://a)endobj`,
    ],
    ['its articles', '8 0 obj<</Type/Thread/F 9 0 R>>endobj 9 0 obj<</Type/Bead>>endobj'],
    ['a typeface with the name of a key', '9 0 obj<</Font<</F 8 0 R/AAB 8 0 R>>>>endobj'],
  ])('%s', async (_case, body) => {
    expect(await findError(body)).toBeUndefined();
  });
});

describe('rejects a PDF that runs something by itself:', () => {
  test.each([
    ['a web page', catalog(`/OpenAction${web}`)],
    ['a file', catalog('/OpenAction<</S/URI/URI(file:///C:/a.exe)>>')],
    ['a name written otherwise', catalog(`/Open#41ction ${web}`)],
    ['an action of another object', `${catalog('/OpenAction 5 0 R')}5 0 obj${web}endobj`],
    ['an action in a list', catalog('/OpenAction 5 0 R') + list([[5, web]])],
    [
      'all of it in a list',
      list([
        [1, '<</OpenAction 5 0 R>>'],
        [5, web],
      ]),
    ],
    [
      'an action beside a decoy',
      `${catalog('/OpenAction 5 0 R')}5 0 obj[3 0 R /Fit]endobj\n${list([[5, web]])}`,
    ],
    [
      'an action in a list without a place',
      catalog('/OpenAction 5 0 R') + list([[5, home]], '/First 8 0 R/X'),
    ],
    ['an object that is not there', catalog('/OpenAction 5 0 R')],
    ['two kinds at once', catalog('/OpenAction<</S/GoTo/S/URI/URI(https://a)>>')],
    [
      'a kind that stands elsewhere',
      `${catalog('/OpenAction<</S 6 0 R/D(a)>>')}6 0 obj/URI endobj`,
    ],
    ['one action after another', catalog('/OpenAction<</S/GoTo/D(a)/Next 8 0 R>>')],
    ['printing', catalog('/OpenAction<</S/Named/N/Print>>')],
    ['a remark between the two', catalog(`/OpenAction%[\n${web}`)],
    ['an action of a page', `3 0 obj<</Type/Page/AA<</O${web}>>>>endobj`],
    ['an action of a page elsewhere', '3 0 obj<</Type/Page/AA 5 0 R>>endobj'],
    ['an action of a page in a list', list([[3, '<</Type/Page/#41A 5 0 R>>']])],
    ['a film', link('<</S/Rendition/OP 0>>')],
    ['a sound', link('<</S/Sound/Sound 8 0 R>>')],
    ['an old film', '9 0 obj<</Subtype/Movie>>endobj'],
    ['articles of another document', link('<</S/Thread/D 0/F(\\\\\\\\evil.example\\\\a.pdf)>>')],
    ['a picture in the network', '9 0 obj<</Subtype/Image/F(\\\\\\\\evil.example\\\\a)>>stream\n'],
    ['a file in the network', '9 0 obj<</Type/Filespec/UF<5c5c6576696c>>>endobj'],
    ['a file in the web', '9 0 obj<</FS/URL/F(https://evil.example/a)>>endobj'],
    ['a file of another object', '9 0 obj<</F 8 0 R>>endobj 8 0 obj(//evil.example/a)endobj'],
  ])('%s', async (_case, body) => {
    expect(await findError(body)).toBe(pdfMessages.active);
  });
});

describe('rejects a link to anything but a web page, email, or phone number:', () => {
  test.each([
    ['a file', link('<</S/URI/URI(file:///etc/passwd)>>')],
    ['a file in octal', link('<</S/URI/URI(\\146ile:///etc/passwd)>>')],
    ['the network', link('<</S/URI/URI(\\\\\\\\evil.example\\\\share)>>')],
    ['a program’s own scheme', link('<</S/URI/URI(ms-msdt:/id)>>')],
    ['a neighbour', link('<</S/URI/URI(setup.exe)>>')],
    ['an address elsewhere', `${link('<</S/URI/URI 6 0 R>>')}6 0 obj(file:///a)endobj`],
    ['an address without an end', link(`<</S/URI/URI(https://a${'a'.repeat(5_000)}`)],
    ['a packed one', list([[4, '<</Subtype/Link/A<</S/URI/U#52I(file:///a)>>>>']])],
    ['a base of all links', catalog('/URI<</Base(file:///)>>')],
  ])('%s', async (_case, body) => {
    expect(await findError(body)).toBe(pdfMessages.link);
  });

  test('rejects links in an encrypted PDF', async () => {
    expect(await findError(`${link(web)}trailer<</Encrypt 8 0 R>>`)).toBe(pdfMessages.packed);
  });
});

test.each([
  ['links', '/URI('.repeat(2_000_000)],
  ['references', '/OpenAction 1 0 R 1 0 obj '.repeat(400_000)],
  ['numbers', '1 0 '.repeat(2_500_000)],
  ['zeros', '0'.repeat(10_000_000)],
  ['spaces', `/AA${' '.repeat(3_000_000)}`],
])('scans a file of %s only in one pass', async (_case, body) => {
  // As in a process that has compiled many expressions, where a repetition may exhaust V8's stack.
  setFlagsFromString('--no-regexp-optimization');
  onTestFinished(() => setFlagsFromString('--regexp-optimization'));
  // Quadratic time would exceed the test's timeout.
  expect(await scan(pdfFile(body))).toMatchObject({ kind: 'pdf' });
});
