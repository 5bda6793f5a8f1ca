import { expect, test } from 'vitest';
import { checkExcludingInvalid } from './exclude-invalid';
import { formatMessage } from '../issues';
import { description, sampleContent } from '../testing/sample-content';

const { write, check, remove } = sampleContent();
const excludeInvalid = () => checkExcludingInvalid(check, remove);

const post = (title: string, ...more: string[]) =>
  [
    '---',
    `title: "${title}"`,
    `description: "${description}"`,
    'date: 2026-11-20',
    'author: "The office"',
    'tags: [care]',
    ...more,
    '---',
    'Text.',
  ].join('\n');

test('excludes an invalid post with the reason and plans the others', async () => {
  write('.office/blog/bad.mdx', post('Bad', 'colour: red'));
  write('.office/blog/code.mdx', `${post('Code')}\n\nTwo and {1 + 1}.`);
  write('.office/blog/good.mdx', post('Good'));
  const { content, excluded } = await excludeInvalid();
  expect(content.issues.filter(({ file }) => file.startsWith('.office'))).toEqual([]);
  expect(content.collections.blog.map(({ name }) => name)).toEqual(['good']);
  expect(excluded).toEqual([
    {
      collection: 'blog',
      name: 'bad',
      issues: [{ message: 'The {field} is unknown.', field: 'colour' }],
    },
    {
      collection: 'blog',
      name: 'code',
      issues: [{ message: expect.stringContaining('Code is not allowed') as string }],
    },
  ]);
});

test('removes stray files silently', async () => {
  write('.office/blog/notes.txt', 'x');
  expect((await excludeInvalid()).excluded).toEqual([]);
  expect((await check()).issues.map(({ file }) => file)).not.toContain('.office/blog/notes.txt');
});

test('keeps issues of content/ and excludes no published file for them', async () => {
  write('content/blog/bad.mdx', post('Bad', 'colour: red'));
  write('.office/blog/good.mdx', post('Good'));
  const { content, excluded } = await excludeInvalid();
  expect(excluded).toEqual([]);
  expect(content.issues.map(({ file }) => file)).toContain('content/blog/bad.mdx');
});

test('excludes a post that is too large or invalid', async () => {
  const table = ['|a'.repeat(200), '|-'.repeat(200), ...Array<string>(200).fill('|a')].join('\n');
  write('.office/blog/large.mdx', `${post('Large')}\n\n${table}`);
  write('.office/blog/nested.mdx', `${post('Nested')}\n\nSee <ContactCard /> today.`);
  write('.office/blog/good.mdx', post('Good'));
  const { content, excluded } = await excludeInvalid();
  expect(content.collections.blog.map(({ name }) => name)).toEqual(['good']);
  expect(
    excluded.map(({ name, issues }) => `${name}: ${issues.map(formatMessage).join(' ')}`),
  ).toEqual([
    'large: The page is too large. Split it before this line.',
    expect.stringMatching(/^nested: The contact card can’t be inside a line of text/),
  ]);
});
