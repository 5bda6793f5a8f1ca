import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check-content';
import { findPlaceholders } from './checks/find-placeholders';

const now = new Date('2026-11-20T17:00:00Z');
const check = (isDemo: boolean) =>
  checkContent(process.cwd(), 'https://agency.example', now, undefined, isDemo);

test('a site with real clients has no sample people, events, or jobs', async () => {
  const demo = await check(true);
  const real = await check(false);
  expect(real.issues).toEqual([]);
  const { team, events, jobs, regions } = real.collections;
  expect([...team, ...events, ...jobs].filter(({ fields }) => fields.sample)).toEqual([]);
  expect(demo.collections.events.length).toBeGreaterThan(0);
  expect(regions.filter(({ fields }) => fields.license !== '')).toEqual([]);
  const findJobPages = ({ pages }: typeof demo) =>
    pages.filter(({ template }) => template === 'job');
  expect(findJobPages(demo).length).toBeGreaterThan(0);
  expect(findJobPages(real)).toEqual([]);
});

test('lists every sample, note, and invented number and address', () => {
  const found = findPlaceholders(process.cwd()).map(({ file, message }) => `${file} ${message}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'content/regions/maryland.mdx This file is a sample.',
      'content/regions/maryland.mdx The phone number (410) 555-0136 is invented.',
      'content/regions/maryland.mdx The email address maryland@larkspan.example is invented.',
      'content/settings/site.yaml The address https://www.facebook.com/larkspan.example is invented.',
      'content/legal/disclaimer.mdx A note to you that only the demo shows: "For the agency that uses this site".',
      'content/facts/nj-jacc.yaml Nobody at your agency has compared these facts with their source.',
      expect.stringMatching(/^content\/settings\/registered-numbers\.txt /),
    ]),
  );
  for (const folder of ['events', 'jobs'])
    expect(found).toContainEqual(expect.stringContaining(`content/${folder}/`));
});

test('a text that addresses the agency is a note', async () => {
  const { collections } = await check(true);
  for (const { file } of Object.values(collections).flat()) {
    const text = readFileSync(file, 'utf8').replace(/<SampleNote[\s\S]*?<\/SampleNote>/g, '');
    const body = text.replace(/^---[\s\S]*?\n---/, '');
    expect([file, /the agency that uses|until (?:the|an) agency|sample/i.exec(body)?.[0]]).toEqual([
      file,
      undefined,
    ]);
  }
});
