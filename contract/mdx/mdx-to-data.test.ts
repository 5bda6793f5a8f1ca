import { expect, test } from 'vitest';
import { mdxToData, readingMinutes } from './mdx-to-data';

test('a body becomes plain data, headings with ids', async () => {
  expect(await mdxToData('## Who *pays*?\n\nMedicaid.')).toEqual([
    {
      type: 'h2',
      props: { id: 'who-pays' },
      children: ['Who ', { type: 'em', children: ['pays'] }, '?'],
    },
    { type: 'p', children: ['Medicaid.'] },
  ]);
});

test('a component keeps its name and its attributes', async () => {
  expect(await mdxToData('<Callout tone="tip" title="Hello">\n\nText.\n\n</Callout>')).toEqual([
    {
      type: 'Callout',
      props: { tone: 'tip', title: 'Hello' },
      children: [{ type: 'p', children: ['Text.'] }],
    },
  ]);
});

test('a phone number in a text can be tapped', async () => {
  expect(await mdxToData('Call (973) 555-0118 now.')).toEqual([
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

test('reading takes a minute per 200 words, and at least one', () => {
  expect(readingMinutes('word '.repeat(1000))).toBe(5);
  expect(readingMinutes('<Callout title="x" />')).toBe(1);
});
