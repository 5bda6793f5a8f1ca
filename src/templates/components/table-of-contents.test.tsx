import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mdxToData } from '../../../contract/mdx/mdx-to-data';
import { TableOfContents } from './table-of-contents';

vi.mock('gatsby', () => ({ Link: 'a' }));

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part ${index + 1}\n\nText.`).join('\n\n');

test('a long text begins with links to its sections', async () => {
  const nodes = await mdxToData(`${sections(5)}\n\n## Call (212) 555-0142\n\n### Detail`, 'pages');
  render(<TableOfContents nodes={nodes} />);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(6);
  expect(links.slice(0, 2)).toEqual(['#part-1', '#part-2']);
  // A phone number in a heading is a link itself.
  expect(screen.getByRole('link', { name: 'Call (212) 555-0142' }).querySelector('a')).toBeNull();
});

test('a short text has none', async () => {
  const { container } = render(<TableOfContents nodes={await mdxToData(sections(4), 'pages')} />);
  expect(container.innerHTML).toBe('');
});
