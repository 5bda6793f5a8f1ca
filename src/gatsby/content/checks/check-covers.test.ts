import sharp from 'sharp';
import { expect, test } from 'vitest';
import { description, sampleContent } from '../testing/sample-content';

const { write, findIssues } = sampleContent();
const file = 'content/blog/bath.mdx';

async function findCoverIssues(
  size: { width: number; height: number } | null,
  src = '/images/tub.png',
) {
  const lines = [
    '---',
    'title: "Bath"',
    `description: "${description}"`,
    'date: 2026-11-20',
    'author: "The office"',
    'tags: [care]',
    `cover: { src: "${src}", alt: "A tub" }`,
    '---',
    'Text.',
  ];
  write(file, lines.join('\n'));
  if (size !== null) {
    const picture = sharp({ create: { ...size, channels: 3, background: '#0a7' } });
    write('static/images/tub.png', await picture.png().toBuffer());
  }
  return findIssues(file);
}

test('accepts a cover that is large enough', async () => {
  expect(await findCoverIssues({ width: 1_200, height: 630 })).toEqual([]);
});

test('rejects a cover that is too small, with the size it needs', async () => {
  expect(await findCoverIssues({ width: 60, height: 45 })).toEqual([
    expect.stringMatching(/60 × 45 pixels.*at least 1,200 × 630 pixels\. Replace static\/images/),
  ]);
});

test('rejects a cover that is missing', async () => {
  expect(await findCoverIssues(null)).toEqual([
    expect.stringMatching(/cover static\/images\/tub\.png is missing/),
  ]);
});

test.each(['/images/tub.png?x=1', '/images/../../static/images/tub.png'])(
  'rejects the address %s of a cover on its line',
  async (src) => {
    expect(await findCoverIssues({ width: 1_200, height: 630 }, src)).toEqual([
      expect.stringMatching(/^7: The address of the picture .* contains /),
    ]);
  },
);
