import { expect, test } from 'vitest';
import type { ContentNode } from './mdx-node';
import { measureCpuTime } from '../shared/testing/cpu-time';
import { parseBody } from './parse-body';
import { getReadingMinutes } from './reading-time';

async function convert(body: string): Promise<ContentNode[]> {
  const { content, issues } = await parseBody(body, 'blog');
  expect(issues).toEqual([]);
  return content;
}

test('converts a body to JSON with heading ids', async () => {
  expect(await convert('## Who *pays*?\n\nMedicaid.')).toEqual([
    {
      type: 'h2',
      props: { id: 'who-pays' },
      children: ['Who ', { type: 'em', children: ['pays'] }, '?'],
    },
    { type: 'p', children: ['Medicaid.'] },
  ]);
});

test('keeps names and properties of components', async () => {
  expect(await convert('<Callout tone="tip" title="Hello">\n\nText.\n\n</Callout>')).toEqual([
    {
      type: 'Callout',
      props: { tone: 'tip', title: 'Hello' },
      children: [{ type: 'p', children: ['Text.'] }],
    },
  ]);
});

test('links phone numbers', async () => {
  expect(await convert('Call (973) 555-0118 now.')).toEqual([
    {
      type: 'p',
      children: [
        'Call ',
        {
          type: 'a',
          props: { href: 'tel:+19735550118', className: 'phone' },
          children: ['(973) 555-0118'],
        },
        ' now.',
      ],
    },
  ]);
});

test.each(['[call **(973) 555-0118** now](/contact)', '[call *now **(973) 555-0118***](/contact)'])(
  'does not link a phone number inside a link: %s',
  async (body) => {
    expect((await toMarkup(body)).match(/<a /g)).toHaveLength(1);
  },
);

async function toMarkup(body: string): Promise<string> {
  return (await convert(body)).map(renderNode).join('');
}
function renderNode(node: ContentNode): string {
  if (typeof node === 'string') return node;
  const { type, props = {}, children = [] } = node;
  const written = Object.entries(props).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${String(value)}"`,
  );
  return `<${type}${written.join('')}>${children.map(renderNode).join('')}</${type}>`;
}

test.each([
  [
    'a list of tasks',
    '- [ ] a\n- [x] b',
    /<li className="task-list-item"><input type="checkbox" disabled><\/input> a<\/li>.*<input type="checkbox" checked disabled>/,
  ],
  ['a list that begins at five', '5. a\n6. b', /^<ol start="5"><li>a<\/li><li>b<\/li><\/ol>$/],
  [
    'columns to the right',
    '| a |\n|--:|\n| b |',
    /<th align="right">a<\/th>.*<td align="right">b<\/td>/,
  ],
  ['a table by its heading', '## T\n\n| a |\n|--|', /^<h2 id="t">T<\/h2><table labelledBy="t">/],
  ['the same heading twice', '## T\n\n## T', /^<h2 id="t">T<\/h2><h2 id="t-1">T<\/h2>$/],
  [
    'a footnote',
    'A[^1].\n\n[^1]: Note.',
    /<a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1<\/a>.*<section data-footnotes className="footnotes">/,
  ],
  [
    'code as it stands',
    '```js\na  {b}\n\n```',
    /^<pre><code className="language-js">a {2}{b}\n\n<\/code><\/pre>$/,
  ],
  ['a line end within a paragraph', 'a\nb\\\nc', /^<p>a\nb<br><\/br>\nc<\/p>$/],
  ['a picture', '![x](/a.png "t")', /^<p><img src="\/a.png" alt="x" title="t"><\/img><\/p>$/],
  [
    'an address',
    'See https://a.example.',
    /^<p>See <a href="https:\/\/a\.example">https:\/\/a\.example<\/a>\.<\/p>$/,
  ],
  [
    'an e-mail address',
    'Write to us_1@a.example.',
    /^<p>Write to <a href="mailto:us_1@a\.example">us_1@a\.example<\/a>\.<\/p>$/,
  ],
  [
    'components within a line',
    'In <RegionName /> now.',
    /^<p>In <RegionName><\/RegionName> now\.<\/p>$/,
  ],
  [
    'components alone, without a paragraph',
    '<RegionName />\n<RegionPhone />',
    /^<RegionName><\/RegionName><RegionPhone><\/RegionPhone>$/,
  ],
  [
    'signs written as references',
    '&#123;\n\n<Callout title="a&quot;b">c</Callout>',
    /^<p>\{<\/p><Callout title="a”b">c<\/Callout>$/,
  ],
  ['nothing', ' \n', /^$/],
])('converts %s', async (_case, body, expected) => {
  expect(await toMarkup(body)).toMatch(expected);
});

test.each([
  '{globalThis.ran = true}',
  'A {globalThis.ran = true}',
  'export const a = (globalThis.ran = true)',
  '<Callout title={(globalThis.ran = true)} />',
  '<Callout {...(globalThis.ran = true)} />',
  '<constructor />',
  '<script>globalThis.ran = true</script>',
  '<></>',
])('rejects and never runs %s', async (body) => {
  const { content, issues } = await parseBody(body, 'blog');
  expect(issues).not.toEqual([]);
  expect(content).toEqual([]);
  expect(globalThis).not.toHaveProperty('ran');
});

test('calculates reading time at 200 words per minute', () => {
  expect(getReadingMinutes('word '.repeat(1000))).toBe(5);
  expect(getReadingMinutes('<Callout title="x" />')).toBe(1);
});

test('calculates the reading time of many < characters quickly', async () => {
  const body = '<'.repeat(100_000);
  expect(getReadingMinutes(body)).toBe(1);
  expect(await measureCpuTime(() => getReadingMinutes(body))).toBeLessThan(1_000);
});
