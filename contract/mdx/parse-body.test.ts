import { expect, test } from 'vitest';
import { parseBody } from './parse-body';

/** The faults of a body, each as 'line:column problem'. */
async function faultsOf(body: string): Promise<string[]> {
  const { faults } = await parseBody(body);
  return faults.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
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
  ['See [this](javascript:alert(1)).', '3:5 The link "javascript:alert(1)" leads nowhere.'],
  ['See [this](javascript&#58;alert(1)).', '3:5 The link "javascript:alert(1)" leads nowhere.'],
  ['See <javascript:alert(1)>.', '3:22 This < doesn’t begin a component.'],
  [
    '<DownloadList><Download title="A" href="data:text/html,x" /></DownloadList>',
    '3:15 The link "data:text/html,x" leads nowhere.',
  ],
])(
  'what is no Markdown and no listed component is refused where it stands: %s',
  async (line, fault) => {
    expect(await faultsOf(`Fine.\n\n${line}\n`)).toEqual([fault]);
  },
);

test('of an attribute that is there twice, the second is not looked past', async () => {
  const download = '<Download title="A" href="/a.pdf" href="javascript:alert(1)" />';
  expect(await faultsOf(`<DownloadList>\n${download}\n</DownloadList>`)).toEqual([
    '2:1 <Download> has href twice.',
  ]);
});

test('code within a listed component is refused as everywhere', async () => {
  expect(await faultsOf('<Callout title="A">\n\n- one {two}\n\n</Callout>')).toEqual([
    `3:7 ${noCode}`,
  ]);
});

test.each(['/\\\\larkspan.example/x.png', '/&#9;/larkspan.example/x.png'])(
  'an address that only looks as if it were of this site is refused: %s',
  async (address) => {
    expect(await faultsOf(`![A tub](${address})`)).toEqual([
      expect.stringContaining('contains a backslash, a tab, or a line break'),
    ]);
  },
);

test('a picture whose address stands at the end of the text is held to the same', async () => {
  expect(await faultsOf('![][1]\n\n[1]: https://larkspan.example/tub.png')).toEqual([
    '1:1 The picture https://larkspan.example/tub.png is not on this site.',
    '1:1 The picture https://larkspan.example/tub.png has no alt text.',
  ]);
});

test.each(['![\u3164](/images/tub.png)', '<Figure src="/images/tub.png" alt="\u3164" />'])(
  'an alt text of which nothing is seen is none: %s',
  async (body) => {
    expect(await faultsOf(body)).toEqual([expect.stringMatching(/has no alt/)]);
  },
);

test.each([
  ['## ', 'This heading is empty.'],
  ['### **&#x200b;**', 'This heading is empty.'],
  ['[](https://larkspan.example)', 'This link has no visible text.'],
  ['[\u200b\u200d](/contact)', 'This link has no visible text.'],
  ['[&nbsp;][1]\n\n[1]: /contact', 'This link has no visible text.'],
])('what a reader could only hear as nothing is refused: %j', async (body, problem) => {
  expect(await faultsOf(`Fine.\n\n${body}\n`)).toEqual([`3:1 ${problem}`]);
});

test.each([
  '## `npm`',
  '## <RegionName />',
  '[![A tub](/images/tub.png)](/contact)',
  '[**A**][1]\n\n[1]: /contact',
])('what has a word in it, however it is drawn, is a heading or a link: %j', async (body) => {
  expect(await faultsOf(body)).toEqual([]);
});

test('faults come in the order of the text', async () => {
  expect(await faultsOf('{a}\n\n# One\n\n{b} {c}')).toEqual([
    `1:1 ${noCode}`,
    '3:1 The page already has a main heading: its title.',
    `5:1 ${noCode}`,
    `5:5 ${noCode}`,
  ]);
});

test.each([
  ['quotes', '> '.repeat(500) + 'x'],
  ['lists', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
])('what is nested too deep is refused: %s', async (_, body) => {
  expect(await faultsOf(body)).toContainEqual(expect.stringContaining('are nested too deeply'));
});

test.each(['\ud800', '\b', '\v', '\x7f', '\ufffe'])(
  'the sign %j, which no page can show, is named with its place',
  async (sign) => {
    expect(await faultsOf(`One\tline.\r\n\r\nLone ${sign} sign.`)).toEqual([
      '3:6 This character can’t be displayed.',
    ]);
  },
);

test.each(['\u202e', '\u2066', '\u200f', '&#x202e;', '&#8238;', '&#x0202E;', '&rlm;'])(
  'the sign %j, which turns the direction of what follows, is named with its place',
  async (sign) => {
    const fault =
      '3:6 There is an invisible character here that reverses the direction of the text.';
    expect(await faultsOf(`Fine.\n\nPay $${sign}65.`)).toEqual([fault]);
    expect(await faultsOf(`Fine.\n\n[Pay ${sign}](/contact)`)).toEqual([fault]);
    expect(await faultsOf(`Fine.\n\n![A t${sign}](/images/tub.png)`)).toEqual([fault]);
  },
);

test('of a text full of signs that cannot be shown twenty are named', async () => {
  expect(await faultsOf('\x7f\n'.repeat(5_000))).toHaveLength(20);
  expect(await faultsOf('Flags \u{1f1fa}\u{1f1f8} and 👩‍⚕️ are text.')).toEqual([]);
});

test.each(['&#1;', '&#xFFFE;', '&#x7F;'])(
  'a sign that cannot be shown is named in a value that writes it as %s, too',
  async (sign) => {
    expect(await faultsOf(`Fine.\n\n<Callout title="a${sign}b" />`)).toEqual([
      '3:1 This character can’t be displayed.',
    ]);
    expect(await faultsOf('<Callout title="a&#10;b\n&amp;&#233;" />')).toEqual([]);
  },
);
