import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { description, header, regionFile, sampleContent } from './testing/sample-content';

const { write, check, findIssues, findPageIssues } = sampleContent();

test.each(['2026-02-30', '2026-13-01', '11/20/2026', 'soon'])(
  'rejects the date %s',
  async (day) => {
    const [issue, ...others] = await findPageIssues(
      header.map((line) => line.replace('2026-11-20', day)),
    );
    expect(issue).toBe(
      `4: The field "updated" is not a valid date: "${day}". Write the day of the last change, as YYYY-MM-DD.`,
    );
    expect(others).toEqual([]);
  },
);

test('reports a missing field', async () => {
  const [issue] = await findPageIssues(header.filter((line) => !line.startsWith('updated')));
  expect(issue).toMatch(/^2: The field "updated" is missing\. Write .*YYYY-MM-DD/);
});

test('reports an unknown field on its line', async () => {
  const [issue] = await findPageIssues(header.toSpliced(3, 0, 'colour: red'));
  expect(issue).toMatch(/^4: The field "colour" is unknown\. .*navTitle/);
});

test('rejects an unknown region in the list and in the file name', async () => {
  const [listed] = await findPageIssues(header.toSpliced(3, 0, 'regions: [new-jersey, atlantis]'));
  expect(listed).toMatch(/^4: .*"atlantis".*new-jersey/);
  const [named] = await findPageIssues(header, 'page.atlantis.mdx');
  expect(named).toMatch(/"atlantis" in the file name is not a region/);
});

test('reports an unknown or incomplete component on its line', async () => {
  const [unknown] = await findPageIssues([...header, '', '<Calout title="x">a</Calout>']);
  expect(unknown).toMatch(/^7: There is no component <Calout>/);
  const [bare] = await findPageIssues([...header, '', '<Callout>a</Callout>']);
  expect(bare).toMatch(/^7: The callout has no title/);
});

test('rejects a picture without alt text or file', async () => {
  const [noAlt] = await findPageIssues([...header, '', '<Figure src="/images/a.png" alt="" />']);
  expect(noAlt).toMatch(/^7: The picture has no description/);
  const [noFile] = await findPageIssues([...header, '', '![A door](/images/none.png)']);
  expect(noFile).toMatch(/^7: There is no file static\/images\/none\.png/);
});

test('rejects a list of questions in a region that has none on its topic', async () => {
  const question = (topic: string) => [
    '---',
    'question: "Who pays?"',
    `topic: ${topic}`,
    'regions: [new-york]',
    'order: 1',
    '---',
    'A.',
  ];
  const lines = [...header, '', '<FaqList topic="care" />'];
  write('content/faqs/who.mdx', question('paying').join('\n'));
  expect(await findPageIssues(lines)).toEqual([
    expect.stringMatching(/topic="care".* show nothing on \/page: New York has no such question/),
  ]);
  write('content/faqs/who.mdx', question('care').join('\n'));
  expect(await findPageIssues(lines)).toEqual([]);
});

test('reports a dead link in a published post without failing the build', async () => {
  write(
    '.office/blog/bath.mdx',
    [
      '---',
      'title: "Bath"',
      `description: "${description}"`,
      'date: 2026-11-20',
      'author: "The office"',
      'tags: [care]',
      '---',
      'See [prices](/prices).',
    ].join('\n'),
  );
  const { issues, deadLinks } = await check();
  expect(issues.filter(({ file }) => file.startsWith('.office'))).toEqual([]);
  expect(deadLinks).toMatchObject([
    { file: '.office/blog/bath.mdx', line: 8, message: 'There is no page /prices.' },
  ]);
});

test('reports a link to a missing page on its line', async () => {
  const [issue] = await findPageIssues([...header, '', 'See [prices](/prices).']);
  expect(issue).toMatch(/^7: There is no page \/prices/);
});

test('rejects a file that is not UTF-8', async () => {
  const text = [...header, 'Señora'].join('\n');
  write('content/pages/page.mdx', Buffer.from(text, 'latin1'));
  expect(await findIssues('content/pages/page.mdx')).toEqual([
    expect.stringMatching(/isn’t saved as UTF-8.*Save it again/),
  ]);
});

const article = [
  '---',
  'title: "Bathing"',
  `description: "${description}"`,
  'date: 2026-11-18',
  'author: "The office"',
  'tags: [care]',
];

test('rejects a last change before the date of an article', async () => {
  write('content/blog/bath.mdx', [...article, 'updated: 2026-11-02', '---', 'Text.'].join('\n'));
  expect(await findIssues('content/blog/bath.mdx')).toEqual([
    expect.stringMatching(
      /^7: The last change, 2026-11-02, is before .* 2026-11-18\. Write 2026-11-18/,
    ),
  ]);
});

test('rejects an article and a question that were added twice', async () => {
  const faq = ['---', 'question: "Who pays?"', 'topic: paying', 'regions: [maryland]', 'order: 1'];
  for (const name of ['a', 'b']) {
    write(`content/blog/${name}.mdx`, [...article, '---', 'Text.'].join('\n'));
    write(`content/faqs/${name}.mdx`, [...faq, '---', 'Text.'].join('\n'));
  }
  expect(await findIssues('content/blog/b.mdx')).toEqual([
    expect.stringMatching(/"title" has the same value as in content\/blog\/a\.mdx/),
  ]);
  expect(await findIssues('content/faqs/b.mdx')).toEqual([
    expect.stringMatching(/"question" has the same value as in content\/faqs\/a\.mdx/),
  ]);
});

test('rejects two files with the same URL', async () => {
  write(
    'content/legal/page.mdx',
    [...header.toSpliced(3, 0, 'effective: 2026-01-01'), 'Text.'].join('\n'),
  );
  await findPageIssues(header);
  expect(await findIssues('content/legal/page.mdx')).toEqual([
    expect.stringMatching(/address \/page is already used/),
  ]);
});

test('reports an unknown county on its line', async () => {
  const file = 'content/regions/michigan.mdx';
  write(file, regionFile('michigan', 'Wayne County'));
  const at =
    regionFile('michigan')
      .split('\n')
      .findIndex((line) => line.startsWith('counties')) + 1;
  expect(await findIssues(file)).toEqual([
    `${at}: Michigan has no county "Wayne County". Write Wayne.`,
  ]);
  write(file, regionFile('michigan', 'Kings'));
  expect((await findIssues(file))[0]).toMatch(
    /no county "Kings"\. Write the name without "County"/,
  );
});

test('rejects a county outside the job’s state', async () => {
  const file = 'content/jobs/aide-brooklyn.mdx';
  const job = (county: string) =>
    [
      '---',
      'title: "Aide in Brooklyn"',
      `description: "${description}"`,
      'region: new-york',
      `place: { city: "Brooklyn", county: "${county}" }`,
      'type: PART_TIME',
      'shifts: [day]',
      'languages: [English]',
      'pay: { from: 19, to: 21, per: HOUR }',
      'benefits: ["Earned sick leave"]',
      'posted: 2026-11-01',
      'validThrough: 2026-12-31',
      '---',
      'Text.',
    ].join('\n');
  write(file, job('Kings'));
  expect(await findIssues(file)).toEqual([]);
  write(file, job('Baltimore'));
  expect((await findIssues(file))[0]).toMatch(/New York has no county "Baltimore"/);
});

test('reports an unknown time zone and a missing region of the settings', async () => {
  const file = 'content/settings/regions.json';
  const text = readFileSync(file, 'utf8');
  write(
    file,
    text.replace('America/Detroit', 'America/Detriot').replace('"maryland"', '"mayland"'),
  );
  const issues = await findIssues(file);
  expect(issues).toContainEqual(expect.stringMatching(/"maryland" is missing/));
  expect(issues).toContainEqual(expect.stringMatching(/"mayland" is unknown/));
  expect(issues).toContainEqual(
    expect.stringMatching(
      /^\d+: .*"michigan\.timeZone" has an unknown value: "America\/Detriot"\. Write a time zone/,
    ),
  );
});

test('rejects an unknown region file', async () => {
  write('content/regions/atlantis.mdx', regionFile('michigan'));
  expect((await findIssues('content/regions/atlantis.mdx'))[0]).toMatch(
    /^1: The file name is not a region/,
  );
});

test('reports an invalid registered number on its line', async () => {
  write('content/settings/registered-numbers.txt', '5165550101\n516-555\n');
  expect(await findIssues('content/settings/registered-numbers.txt')).toEqual([
    expect.stringMatching(/^2: "516-555" is not a US phone number\. Write ten digits/),
  ]);
});
