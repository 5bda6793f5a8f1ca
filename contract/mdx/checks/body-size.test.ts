import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

const findIssues = async (body: string) => {
  const { issues } = await parseBody(body, 'blog');
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const table = (columns: number, rows: number) =>
  [`${'|a'.repeat(columns)}|`, `${'|-'.repeat(columns)}|`, ...Array<string>(rows).fill('|a')].join(
    '\n',
  );
const address = `https://a.example/?${'x'.repeat(1_900)}`;

test.each([
  ['a table that fills up its rows', `Fine.\n\n${table(200, 200)}`, /^3:1 The page/],
  ['many tables', `${table(60, 60)}\n\n`.repeat(8), /^\d+:1 The page is too large/],
  ['many maps', '<CountyMap />\n\n'.repeat(100), /^\d+:1 The page is too/],
  ['many cards', '<ContactCard />\n\n'.repeat(150), /^\d+:1 The page is too/],
  [
    'many references to a footnote',
    `${'[^1]'.repeat(1_000)}\n\n[^1]: Note.`,
    /^1:\d+ The page is too/,
  ],
  [
    'many phone numbers, each of which becomes a link',
    '(973) 555-0118 '.repeat(6_000),
    /^1:1 The page is too/,
  ],
])('rejects %s where it exceeds the limit', async (_, body, issue) => {
  expect(await findIssues(body)).toEqual([expect.stringMatching(issue)]);
});

test.each([
  [`[a](https://a.example/?${'x'.repeat(2_000)})`],
  [`Fine. [a]\n\n[a]: https://a.example/?${'x'.repeat(2_000)}`],
  [`![a](/${'x'.repeat(2_000)}.png)`],
])('rejects a very long URL and shortens it in the message', async (body) => {
  const [issue, ...others] = await findIssues(body);
  expect(issue).toMatch(/has more than 2,000 characters/);
  expect(issue?.length).toBeLessThan(200);
  expect(others).toEqual([]);
});

test('reports at most fifty issues', async () => {
  expect(await findIssues('{a}\n\n'.repeat(200))).toHaveLength(50);
});

test.each([
  ['a long article', 'A sentence of *care* at [home](/hha).\n\n'.repeat(250)],
  ['a long table', table(5, 300)],
  ['a long list', '- An entry of it\n'.repeat(500)],
  ['a text with many footnotes', `${'Word[^1] '.repeat(200)}\n\n[^1]: Note.`],
  ['a page with a dozen cards', '<ContactCard />\n\n'.repeat(12)],
  ['links to one address', `[a]: ${address}\n\n${'[a] '.repeat(100)}`],
])('accepts %s', async (_, body) => {
  const { content, issues } = await parseBody(body, 'blog');
  expect(issues).toEqual([]);
  expect(JSON.stringify(content).length).toBeLessThan(2_000_000);
});
