import { expect, test } from 'vitest';
import { docxFile } from '../../../testing/samples/documents';
import {
  blankRelations,
  docxOfSharedBytes,
  pdfOfManyEnds,
  pdfOfSharedBytes,
} from '../../../testing/samples/hostile-files';
import { run as scan } from './scanner-worker';
import { readRelationships } from './word-package';
import { readZipDirectory } from './zip';

// Each of these files once took minutes.

test('scans a PDF with 240 declared offsets in one pass', async () => {
  const bytes = pdfOfManyEnds();
  expect(bytes.length).toBeLessThan(25_000);
  expect(await scan(bytes)).toEqual({ kind: 'pdf', issue: 'link' });
});

test('rejects a PDF whose streams share bytes after two reads', async () => {
  const bytes = pdfOfSharedBytes(1_100, 2_000_000);
  expect(await scan(bytes)).toEqual({ kind: 'pdf', issue: 'packed' });
});

test('does not accept a Word document whose files share bytes', async () => {
  expect(await scan(docxOfSharedBytes(1_000, 400_000))).toEqual({ kind: null });
  const one = docxOfSharedBytes(2, 100);
  expect(await readZipDirectory(one)).toBeNull();
});

test.each([
  [
    'relations',
    docxFile([
      { name: 'word/_rels/document.xml.rels', content: blankRelations(4_000, 20_000_000) },
    ]),
  ],
  ['kinds of parts', docxFile([], '&#120;'.repeat(15_000_000))],
])('rejects a Word document with megabytes of %s without parsing them', async (_case, bytes) => {
  expect(await scan(bytes)).toEqual({ kind: 'docx', issue: 'tooLargeUnpacked' });
});

test('reads many relationships in one pass', () => {
  const bytes = Buffer.from(blankRelations(20_000, 700_000));
  expect(readRelationships(bytes)).toHaveLength(20_000);
});
