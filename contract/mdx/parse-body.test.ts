import { expect, test } from 'vitest';
import { parseBody } from './parse-body';

async function findIssues(body: string): Promise<string[]> {
  const { issues } = await parseBody(body, 'blog');
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const noCode = 'Code is not allowed here: { } and import or export.';

test.each([
  ['Two and {1 + 1} are four.', `3:9 ${noCode}`],
  ['{/* a remark */}', `3:1 ${noCode}`],
  ['{process.exit()}', `3:1 ${noCode}`],
  ['export const a = 1', `3:1 ${noCode}`],
  ["import fs from 'node:fs'", `3:1 ${noCode}`],
  ['<b>Bold</b>', '3:1 There is no component <b>.'],
  ['A <script>alert(1)</script>', '3:3 There is no component <script>.'],
  ['<iframe src="https://larkspan.example" />', '3:1 There is no component <iframe>.'],
  ['<constructor />', '3:1 There is no component <constructor>.'],
  ['<__proto__ />', '3:1 There is no component <__proto__>.'],
  ['<Callout.x title="A" />', '3:1 There is no component <Callout.x>.'],
  ['<a:b />', '3:1 There is no component <a:b>.'],
  ['A <>fragment</>', '3:3 There is no component <>.'],
  ['<Callout title={"A"} />', '3:1 <Callout> has a value in { }, which is code.'],
  ['<RegionName {...globalThis} />', '3:1 <RegionName> has a value in { }, which is code.'],
  [
    '<RegionName dangerouslySetInnerHTML="x" />',
    '3:1 <RegionName> has no property "dangerouslySetInnerHTML".',
  ],
  ['<RegionName constructor="x" />', '3:1 <RegionName> has no property "constructor".'],
  ['<RegionName key="x" />', '3:1 <RegionName> has no property "key".'],
  ['See [this](javascript:alert(1)).', '3:5 The link "javascript:alert(1)" doesn’t work.'],
  ['See [this](javascript&#58;alert(1)).', '3:5 The link "javascript:alert(1)" doesn’t work.'],
  ['See <javascript:alert(1)>.', '3:22 This < doesn’t start a component.'],
  [
    '<DownloadList><Download title="A" href="data:text/html,x" /></DownloadList>',
    '3:15 The link "data:text/html,x" doesn’t work.',
  ],
])('rejects anything but Markdown and listed components: %s', async (line, issue) => {
  expect(await findIssues(`Fine.\n\n${line}\n`)).toEqual([issue]);
});

test.each([
  [
    '<Callout tone="red" title="A">Text.</Callout>',
    '<Callout> can’t have tone="red". Write tone="info" or tone="tip" or tone="warning".',
  ],
  ['<FaqList topic="money" />', '<FaqList> can’t have topic="money". Write topic="eligibility" or'],
  ['<Steps row></Steps>', '<Steps> can’t have row="". Write row="true".'],
  [
    '<Steps><Step titel="A" title="B">Text.</Step></Steps>',
    '<Step> has no property "titel". Delete it, or use one of: title.',
  ],
  ['<CountyMap zoom="2" />', '<CountyMap> has no property "zoom". Delete it.'],
  [
    '<Steps><Step title={2}>Text.</Step></Steps>',
    '<Step> has a value in { }, which is code. Write the value in quotes: title="…".',
  ],
])('rejects an unknown property or value: %s', async (body, message) => {
  const { issues } = await parseBody(`\n${body}`, 'blog');
  expect(issues).toHaveLength(1);
  const [issue] = issues;
  expect([issue?.line, `${issue?.message} ${issue?.advice}`]).toEqual([
    2,
    expect.stringContaining(message),
  ]);
});

test.each([
  ['| a | b |\n|---|---|\n|   |   |\n|   | \u200b |', 'This table is empty.'],
  ['|   |   |\n|---|---|', 'This table is empty.'],
  ['<Callout title="Good to know"></Callout>', 'The callout is empty.'],
  ['<Callout title="Good to know">\n\n**\u3164**\n\n</Callout>', 'The callout is empty.'],
  ['<ProgramCard name="A" for="B" />', 'The program is empty.'],
  ['<Steps />', 'The list of steps is empty.'],
  ['<DownloadList>\n\n</DownloadList>', 'The list of downloads is empty.'],
  ['<Figure />', 'The picture has no file.'],
])('rejects what would show nothing: %s', async (body, message) => {
  expect((await findIssues(body))[0]).toBe(`1:1 ${message}`);
});

test.each([
  ['<FaqList />', 'faqs', 'list of questions'],
  ['<SampleNote title="A">B</SampleNote>', 'blog', 'note to the agency'],
])('rejects %s in %s, where it would show nothing', async (body, collection, label) => {
  const { issues } = await parseBody(body, collection);
  expect(issues).toMatchObject([{ message: `The ${label} wouldn’t show here.` }]);
  expect((await parseBody(body, 'pages')).issues).toEqual([]);
});

test.each(['# Prices', 'Prices\n===='])('rejects a second main heading: %s', async (heading) => {
  expect(await findIssues(`\n${heading}`)).toEqual([
    '2:1 The page already has a main heading: its title.',
  ]);
});

test('rejects a duplicate attribute', async () => {
  const download = '<Download title="A" href="/a.pdf" href="javascript:alert(1)" />';
  expect(await findIssues(`<DownloadList>\n${download}\n</DownloadList>`)).toEqual([
    '2:1 <Download> has href twice.',
  ]);
});

test.each(['/\\\\larkspan.example/x.png', '/&#9;/larkspan.example/x.png'])(
  'rejects a URL that leads to another site in disguise: %s',
  async (address) => {
    expect(await findIssues(`![A tub](${address})`)).toEqual([
      expect.stringContaining('contains a backslash, a tab, a line break'),
    ]);
  },
);

test('checks reference-style pictures', async () => {
  expect(await findIssues('![][1]\n\n[1]: https://larkspan.example/tub.png')).toEqual([
    '1:1 The picture https://larkspan.example/tub.png is not on this site.',
    '1:1 The picture https://larkspan.example/tub.png has no alt text.',
  ]);
});

test.each(['![\u3164](/images/tub.png)', '<Figure src="/images/tub.png" alt="\u3164" />'])(
  'rejects an invisible alt text: %s',
  async (body) => {
    expect(await findIssues(body)).toEqual([
      expect.stringMatching(/has no (?:alt text|description)/),
    ]);
  },
);

test.each([
  ['## ', 'This heading is empty.'],
  ['### **&#x200b;**', 'This heading is empty.'],
  ['[](https://larkspan.example)', 'This link has no visible text.'],
  ['[\u200b\u200d](/contact)', 'This link has no visible text.'],
  ['[&nbsp;][1]\n\n[1]: /contact', 'This link has no visible text.'],
])('rejects an empty heading or link: %j', async (body, message) => {
  expect(await findIssues(`Fine.\n\n${body}\n`)).toEqual([`3:1 ${message}`]);
});

test.each([
  '## `npm`',
  '## <RegionName />',
  '[![A tub](/images/tub.png)](/contact)',
  '[**A**][1]\n\n[1]: /contact',
])('accepts a heading or link with visible content: %j', async (body) => {
  expect(await findIssues(body)).toEqual([]);
});

test.each([
  ['quotes', '> '.repeat(500) + 'x'],
  ['lists', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
])('rejects deeply nested %s', async (_, body) => {
  expect(await findIssues(body)).toContainEqual(expect.stringContaining('are nested too deeply'));
});

test.each(['\ud800', '\b', '\v', '\x7f', '\ufffe'])(
  'rejects the unprintable character %j',
  async (sign) => {
    expect(await findIssues(`One\tline.\r\n\r\nLone ${sign} sign.`)).toEqual([
      '3:6 This character can’t be displayed.',
    ]);
  },
);

test.each(['\u202e', '\u2066', '\u200f', '&#x202e;', '&#8238;', '&#x0202E;', '&rlm;'])(
  'rejects the bidirectional control %j',
  async (sign) => {
    const issue =
      '3:6 There is an invisible character here that reverses the direction of the text.';
    expect(await findIssues(`Fine.\n\nPay $${sign}65.`)).toEqual([issue]);
    expect(await findIssues(`Fine.\n\n[Pay ${sign}](/contact)`)).toEqual([issue]);
    expect(await findIssues(`Fine.\n\n![A t${sign}](/images/tub.png)`)).toEqual([issue]);
  },
);

test('reports at most twenty unprintable characters', async () => {
  expect(await findIssues('\x7f\n'.repeat(5_000))).toHaveLength(20);
  expect(await findIssues('Flags \u{1f1fa}\u{1f1f8} and 👩‍⚕️ are text.')).toEqual([]);
});

test.each(['&#1;', '&#xFFFE;', '&#x7F;'])(
  'rejects the unprintable character %s in a property',
  async (sign) => {
    expect(await findIssues(`Fine.\n\n<Callout title="a${sign}b" />`)).toEqual([
      '3:1 This character can’t be displayed.',
    ]);
    expect(await findIssues('<Callout title="a&#10;b\n&amp;&#233;">x</Callout>')).toEqual([]);
  },
);
