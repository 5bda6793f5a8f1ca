import { beforeEach, expect, test } from 'vitest';
import { renderContentHtml } from '../../shared/content-html';
import { createRegionRecords } from '../page-plan/layout-context';
import { header, sampleContent } from './testing/sample-content';

const { write, check, findPageIssues } = sampleContent();

beforeEach(() =>
  write(
    'content/programs/nj-jacc.yaml',
    [
      'name: "JACC"',
      'regions: [new-jersey]',
      'whoDecides: "The county"',
      'howLong: "It varies."',
      'nextStep: "Call the county."',
      'papers: []',
    ].join('\n'),
  ),
);

const writeFacts = (...facts: string[]) =>
  write(
    'content/facts/nj-jacc.yaml',
    [
      'source: { name: "The county", url: https://county.example }',
      'checked: 2026-11-01',
      'checkedBy: "an editor"',
      'reviewBy: 2027-01-01',
      'programs: [nj-jacc]',
      'from: 2025-01-01',
      'facts:',
      ...facts,
    ].join('\n'),
  );

const limit = (value: number, from: string, until?: string) =>
  `  - { id: income-limit-single, value: ${value}, from: ${from}${until === undefined ? '' : `, until: ${until}`} }`;

async function render(text: string): Promise<string> {
  write('content/pages/page.mdx', [...header, text].join('\n'));
  const { collections } = await check();
  const [page] = collections.pages;
  const [office] = createRegionRecords(collections.regions);
  if (page === undefined || office === undefined) throw new Error('The page has issues.');
  return renderContentHtml(page.content, office);
}

test('a text shows the value of the day on which the site is built', async () => {
  writeFacts(
    limit(1900, '2025-01-01', '2025-12-31'),
    limit(2982, '2026-01-01', '2026-12-31'),
    limit(3100, '2027-01-01'),
  );
  expect(await render('Income: **<Fact program="nj-jacc" fact="income-limit-single" />**.')).toBe(
    '<p>Income: <strong>$2,982 a month</strong>.</p>',
  );
});

test('an expired value names its last day until the next one is known', async () => {
  writeFacts(limit(1900, '2025-01-01', '2025-12-31'));
  expect(await render('Income: <Fact program="nj-jacc" fact="income-limit-single" />.')).toBe(
    '<p>Income: $1,900 a month (until Dec 31, 2025).</p>',
  );
});

test('a Spanish text has it in Spanish', async () => {
  writeFacts(limit(1900, '2025-01-01', '2025-12-31'));
  write('content/pages/page.mdx', [...header, 'Income.'].join('\n'));
  const text = 'Ingresos: <Fact program="nj-jacc" fact="income-limit-single" />.';
  write('content/pages/page.es.mdx', ['---', 'title: "Página"', '---', text].join('\n'));
  const { translations } = await check();
  expect(JSON.stringify(translations.map(({ content }) => content))).toContain(
    '$1,900 al mes (hasta el 31 de diciembre de 2025)',
  );
});

test('reports an unknown program, an unknown fact, and one that is not in force yet', async () => {
  writeFacts(limit(3100, '2027-01-01'));
  const issues = await findPageIssues([
    ...header,
    'A <Fact program="nj-other" fact="income-limit-single" />',
    'B <Fact program="nj-jacc" fact="age" />',
    'C <Fact program="nj-jacc" fact="income-limit-single" />',
    'D <Fact program="nj-jacc" />',
  ]);
  expect(issues.sort()).toEqual([
    expect.stringMatching(/^6: There is no program "nj-other"\. Write one of: nj-jacc\.$/),
    expect.stringMatching(
      /^7: The program nj-jacc has no fact "age"\. Write one of: income-limit-single\.$/,
    ),
    expect.stringMatching(/^8: The program nj-jacc has no fact "income-limit-single"/),
    expect.stringMatching(/^9: The value of a program has no fact/),
  ]);
});
