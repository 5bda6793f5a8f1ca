import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseBody } from '../../../contract/mdx/parse-body';
import { TableOfContents } from './table-of-contents';

vi.mock('gatsby', () => ({ Link: 'a' }));

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part ${index + 1}\n\nText.`).join('\n\n');

test('a long text begins with links to its sections', async () => {
  const body = `${sections(5)}\n\n## Call (212) 555-0142\n\n### Detail`;
  const { content } = await parseBody(body, 'pages');
  render(<TableOfContents nodes={content} />);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(6);
  expect(links.slice(0, 2)).toEqual(['#part-1', '#part-2']);
  // A phone number in a heading is a link itself.
  expect(screen.getByRole('link', { name: 'Call (212) 555-0142' }).querySelector('a')).toBeNull();
});

test('a picture in a heading is words in the list', async () => {
  const { content } = await parseBody(`${sections(5)}\n\n## ![A tub](/images/a.png) Bath`, 'pages');
  const { container } = render(<TableOfContents nodes={content} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'A tub Bath' })).toBeTruthy();
});

test('a short text has none', async () => {
  const { content } = await parseBody(sections(3), 'pages');
  const { container } = render(<TableOfContents nodes={content} />);
  expect(container.innerHTML).toBe('');
});
