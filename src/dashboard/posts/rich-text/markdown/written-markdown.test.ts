import { expect, test } from 'vitest';
import { parseBody } from '../../../../../contract/mdx/parse-body';
import { trimLineSpaces, writePlainly } from './written-markdown';

test.each([
  ['at the end of a line', 'Warm.&#x20;\n\nDry.&#x20;', 'Warm.\n\nDry.'],
  ['at its start', '&#x20;Warm.', 'Warm.'],
  ['but not between words', 'Warm&#x20;and dry.', 'Warm&#x20;and dry.'],
])('removes spaces %s', (_where, written, trimmed) => {
  expect(trimLineSpaces(written)).toBe(trimmed);
});

/** As the editor writes an address that was typed, as text or as a link. */
const escape = (url: string) => url.replace(/[*_~[\]&]/g, '\\$&');

test.each([
  'https://example.com/~rosa/a*b',
  'https://example.com/a_b_c',
  'https://example.com/?a=1&copy=2',
  'https://example.com/**/x',
  'http://www.example.com/~~old~~/new',
  'https://example.com/#a*b*c',
])('%s becomes a link to that address, without backslashes', async (url) => {
  for (const written of [escape(url), `[${escape(url)}](${url})`]) {
    const markdown = writePlainly(`See ${written} and *rest*.`);
    expect(markdown).toBe(`See ${url} and *rest*.`);
    const { issues, content } = await parseBody(markdown, 'blog');
    expect(issues).toEqual([]);
    const [paragraph] = content;
    expect(paragraph).toMatchObject({
      children: ['See ', { type: 'a', props: { href: url }, children: [url] }, ' and ', {}, '.'],
    });
  }
});

test.each([
  ['https://en.example.org/wiki/Foo\\_(bar)\\_baz', 'https://en.example.org/wiki/Foo_(bar)_baz'],
  ['HTTPS://EXAMPLE.COM/A\\_B', 'HTTPS://EXAMPLE.COM/A_B'],
  ['www\\.example.com/a\\_b', 'www\\.example.com/a\\_b'],
  ['www.example.com/a\\_b', 'www.example.com/a_b'],
  ['(see https://example.com/a\\_b)', '(see https://example.com/a_b)'],
])('%s is written as %s', (typed, written) => {
  expect(writePlainly(`See ${typed} now`)).toBe(`See ${written} now`);
});

test('an email address stays plain', async () => {
  const markdown = writePlainly(
    'Ask [rosa\\_m@example.com](mailto:rosa_m@example.com) or [us](/contact).',
  );
  expect(markdown).toBe('Ask rosa_m@example.com or [us](/contact).');
  const [paragraph] = (await parseBody(markdown, 'blog')).content;
  expect(paragraph).toMatchObject({
    children: [
      'Ask ',
      { type: 'a', props: { href: 'mailto:rosa_m@example.com' } },
      ' or ',
      {},
      '.',
    ],
  });
});

test.each([
  'Read [our \\*guide\\*](https://example.com/a_b).',
  '`https://example.com/\\*`',
  '```\nhttps://example.com/\\_a\n```',
  'Not a link: a\\*b\\_c',
  // Markdown would end the plain address before its last character.
  '[https://example.com/a.](https://example.com/a.)',
  'Next to[https://example.com/a](https://example.com/a)a word',
])('leaves %j as it is', (markdown) => {
  expect(writePlainly(markdown)).toBe(markdown);
});

test.each([
  ['[site](www.example.com/a)', '[site](https://www.example.com/a)'],
  ['[www.example.com](www.example.com)', '[www.example.com](https://www.example.com)'],
  ['[us](office@example.com)', '[us](mailto:office@example.com)'],
  ['[us](https://example.com/@office)', '[us](https://example.com/@office)'],
])('completes the address of %s', (written, complete) => {
  expect(writePlainly(written)).toBe(complete);
});

test('reads an address of many parentheses without delay', () => {
  const markdown = `[a](${'((>>)'.repeat(50)} [b](https://example.com/a(b)c)`;
  expect(writePlainly(markdown)).toBe(markdown);
});

test('a line that starts with import or export stays text', () => {
  expect(writePlainly('import this\n\nexport that\n\nimportant: import')).toBe(
    '&#x69;mport this\n\n&#x65;xport that\n\nimportant: import',
  );
});
