import { expect, test } from 'vitest';
import { checkExcludingInvalid } from './exclude-invalid';
import { description, sampleContent } from './testing/sample-content';

const { write, check, remove } = sampleContent();
const leavingOut = () => checkExcludingInvalid(check, remove);

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

test('a post that the checks refuse is left out and named with why, and the others are planned', async () => {
  write('.office/blog/bad.mdx', post('Bad', 'colour: red'));
  write('.office/blog/code.mdx', `${post('Code')}\n\nTwo and {1 + 1}.`);
  write('.office/blog/good.mdx', post('Good'));
  const { content, leftOut } = await leavingOut();
  expect(content.issues.filter(({ file }) => file.startsWith('.office'))).toEqual([]);
  expect(content.collections.blog.map(({ name }) => name)).toEqual(['good']);
  expect(leftOut).toEqual([
    { collection: 'blog', name: 'bad', problem: 'The field "colour" is unknown.' },
    {
      collection: 'blog',
      name: 'code',
      problem: expect.stringContaining('Code is not allowed') as string,
    },
  ]);
});

test('what lies with the office’s posts and is none is taken away in silence', async () => {
  write('.office/blog/notes.txt', 'x');
  expect((await leavingOut()).leftOut).toEqual([]);
  expect((await check()).issues.map(({ file }) => file)).not.toContain('.office/blog/notes.txt');
});

test('a issue of a file of content/ stays one, and nothing of the office is left out for it', async () => {
  write('content/blog/bad.mdx', post('Bad', 'colour: red'));
  write('.office/blog/good.mdx', post('Good'));
  const { content, leftOut } = await leavingOut();
  expect(leftOut).toEqual([]);
  expect(content.issues.map(({ file }) => file)).toContain('content/blog/bad.mdx');
});

test('a post whose page would be too large, or be taken apart by browsers, stops no build', async () => {
  const table = ['|a'.repeat(200), '|-'.repeat(200), ...Array<string>(200).fill('|a')].join('\n');
  write('.office/blog/large.mdx', `${post('Large')}\n\n${table}`);
  write('.office/blog/nested.mdx', `${post('Nested')}\n\nSee <ContactCard /> today.`);
  write('.office/blog/good.mdx', post('Good'));
  const { content, leftOut } = await leavingOut();
  expect(content.collections.blog.map(({ name }) => name)).toEqual(['good']);
  expect(leftOut.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
    expect.stringMatching(/^large: This table is too large/),
    expect.stringMatching(/^nested: <ContactCard> can’t be inside a line of text/),
  ]);
});
