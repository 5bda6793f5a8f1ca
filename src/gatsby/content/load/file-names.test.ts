import { expect, test } from 'vitest';
import { header, sampleContent } from '../testing/sample-content';

const { write, check, findIssues, findPageIssues } = sampleContent();

test.each([
  [
    'my-new-post.md',
    'The file is ignored because its name does not end in .mdx. Rename it to my-new-post.mdx.',
  ],
  [
    'My New Post.MDX',
    'The file is ignored because its name does not end in .mdx. Rename it to my-new-post.mdx.',
  ],
  [
    'tub.jpg',
    'The file is ignored because its name does not end in .mdx. Delete it, or put pictures into static/images and other files into static/files.',
  ],
])('rejects a file that the site would ignore: %s', async (name, words) => {
  write(`content/blog/${name}`, header.join('\n'));
  expect(await findIssues(`content/blog/${name}`)).toEqual([`1: ${words}`]);
});

test('rejects a nested folder, but not a hidden file', async () => {
  write('content/blog/2026/post.mdx', header.join('\n'));
  write('content/blog/.DS_Store', 'x');
  expect(await findIssues('content/blog/2026')).toEqual([
    '1: Folders inside a folder of content/ are ignored. Move its files into content/blog/.',
  ]);
  expect(await findIssues('content/blog/.DS_Store')).toEqual([]);
});

test.each([
  ['facts/nj-jacc.yml', /does not end in \.yaml\. Rename it to nj-jacc\.yaml/],
  ['languages/ar.yaml.bak', /does not end in \.yaml\. Delete it/],
  ['programs/old/nj-jacc.yaml', /Move its files into content\/programs/],
])('rejects what the site would ignore next to YAML files: %s', async (name, issue) => {
  write(`content/${name}`, '');
  const listed = name.split('/').slice(0, 2).join('/');
  expect(await findIssues(`content/${listed}`)).toEqual([expect.stringMatching(issue)]);
});

test.each([
  ['My New Page.mdx', 'my-new-page.mdx'],
  ['prix_café.mdx', 'prix-cafe.mdx'],
  ['a--b.mdx', 'a-b.mdx'],
])('rejects a file name that can’t be a URL: %s', async (name, meant) => {
  const words = `1: The file name cannot be an address. Use lowercase letters, digits, and single dashes, for example ${meant}.`;
  expect(await findPageIssues(header, name)).toEqual([words]);
  write(`content/jobs/${name}`, header.join('\n'));
  expect(await findIssues(`content/jobs/${name}`)).toContain(words);
});

test('rejects a region’s file in other folders', async () => {
  write('content/jobs/aide.new-jersey.mdx', header.join('\n'));
  expect(await findIssues('content/jobs/aide.new-jersey.mdx')).toContain(
    '1: The file name has a dot: only services and pages have files for a region. Rename it to aide-new-jersey.mdx.',
  );
});

const post = (date: string) =>
  header.toSpliced(3, 1, `date: ${date}`, 'author: "A"', 'tags: [care]').join('\n');

test('rejects an article with tomorrow’s date', async () => {
  write('content/blog/post.mdx', post('2026-11-21'));
  expect(await findIssues('content/blog/post.mdx')).toEqual([
    expect.stringMatching(
      /^4: The date of the article, 2026-11-21, is in the future\. Write 2026-11-20/,
    ),
  ]);
  write('content/blog/post.mdx', post('2026-11-20'));
  expect(await findIssues('content/blog/post.mdx')).toEqual([]);
});

test('accepts an article of the day from midnight at the office on', async () => {
  write('content/blog/post.mdx', post('2026-11-21'));
  const caches = { entries: new Map() };
  const listInvalid = async (now: string) => {
    const { issues } = await check(now, caches);
    return issues.map(({ file }) => file).filter((file) => file.startsWith('content/blog/'));
  };
  expect(await listInvalid('2026-11-21T04:59:00Z')).toEqual(['content/blog/post.mdx']);
  expect(await listInvalid('2026-11-21T05:00:00Z')).toEqual([]);
});
