import { expect, test } from 'vitest';
import { header, sampleContent } from '../testing/sample-content';

const { write, findIssues, findPageIssues } = sampleContent();

test('reports an unclosed component on its opening line', async () => {
  const text = ['', '<Callout title="A box">', ...Array<string>(90).fill('\nA line.')];
  expect(await findPageIssues([...header, ...text])).toEqual([
    '7: <Callout> is never closed. Write </Callout> on its own line after the text, or <Callout /> if there is none.',
  ]);
});

test.each([
  [
    '<img src="/images/a.png">',
    '<img> is not allowed. Write ![description](/images/…) for a picture.',
  ],
  ['A line.<br>', '<br> is never closed. Use Markdown instead of HTML.'],
  ['</Callout>', 'This closes a component that was not opened.'],
  ['<Callout title=A>Text.</Callout>', 'A value has no quotes. Write it in quotes'],
  ['<Callout title="A>Text.</Callout>', 'A value has an opening quote but no closing quote.'],
  ['More than 5 {a b}.', 'A { in the text starts code. Write &#123;'],
  ['{never closed', 'A { in the text starts code. Write &#123;'],
  ['import the form', 'A line starts with "import" or "export".'],
  ['Less than <5 dollars.', 'This < doesn’t start a component. Write &lt;'],
])('explains invalid MDX: %s', async (line, words) => {
  const [issue, ...others] = await findPageIssues([...header, 'Fine.', '', line, '', 'Fine.']);
  expect(issue).toContain(`8: ${words}`);
  expect(issue).not.toMatch(/\d+:\d+|acorn|expected/i);
  expect(others).toEqual([]);
});

test.each([
  [
    'title: Care: at home',
    '2: There is a second colon in the line',
    'Put text with a colon in quotes',
  ],
  ['title: "A page', '2: A quote is not closed.', 'Write a quote at the end'],
  ['title: @home', '2: A value begins with a special character', 'Put the value in quotes.'],
  ['title: *Home*', '2: A value begins with a special character', 'Put the value in quotes.'],
  [
    'title: "Say "hi" to us"',
    '2: There is text after the end of the value.',
    'Put the whole value',
  ],
  ['title: [A page', '3: A list is not closed.', 'Write a ] at its end.'],
  ['title:A page', '2: This line is not "name: value".', 'a colon, a space, and the value'],
  ['title: A page\ntitle: B', '3: This field exists already.', 'Delete one of the two lines.'],
  ['title: A page\n\tlead: B', '3: A line begins with a tab.', 'two spaces'],
])('explains invalid front matter with one issue: %s', async (line, message, advice) => {
  const [issue, ...others] = await findPageIssues(header.with(1, line));
  expect(issue).toContain(message);
  expect(issue).toContain(advice);
  expect(others).toEqual([]);
});

test.each([
  ['title: 2026', 'The field "title" is not text (put a number in quotes to make it text): 2026.'],
  ['title:', 'The field "title" is empty.'],
  ['title: ""', 'The field "title" is empty.'],
  [
    'title: A\nregions: maryland',
    'The field "regions" is not a list (a list is written [one, two]): "maryland".',
  ],
  [
    'title: A\nregions: [maryland, atlantis]',
    'Entry 2 of "regions" has an unknown value: "atlantis".',
  ],
  ['title: A\nregions: [maryland, maryland]', 'The field "regions" contains a duplicate'],
  ['title: A\nunlisted: yes', 'The field "unlisted" is not true or false: "yes".'],
])('explains an invalid value: %s', async (line, message) => {
  expect((await findPageIssues(header.with(1, line)))[0]).toContain(message);
});

test('reports an uppercase tag as an entry of the list', async () => {
  write(
    'content/blog/post.mdx',
    header
      .toSpliced(3, 1, 'date: 2026-11-20', 'author: "A"', 'tags: [care, "Long Term"]')
      .join('\n'),
  );
  expect(await findIssues('content/blog/post.mdx')).toEqual([
    '6: Entry 2 of "tags" has the wrong format: "Long Term". Write a tag in lower case.',
  ]);
});

test('reports the length of a short description', async () => {
  expect((await findPageIssues(header.with(2, 'description: "Short."')))[0]).toContain(
    'The field "description" is too short, 6 characters: "Short.".',
  );
});

test('accepts a byte order mark', async () => {
  expect(await findPageIssues(['\uFEFF---', ...header.slice(1)])).toEqual([]);
});

test('reports one issue for missing --- lines', async () => {
  expect(await findPageIssues([...header.slice(0, -1), '', 'Text.'])).toEqual([
    '1: The fields at the top have no end. Write --- on its own line after the last field.',
  ]);
  expect(await findPageIssues(['Text.'])).toEqual([
    expect.stringMatching(/^1: The fields at the top are missing\. Write ---/),
  ]);
});
