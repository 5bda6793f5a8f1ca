import { describe, expect, test } from 'vitest';
import { checkContent } from '../content/check-content';

/** The pages of the real content on a day; of its samples one is closed since October 31, 2026. */
async function pagesOn(today: string) {
  const { pages } = await checkContent(
    process.cwd(),
    'https://larkspan.example',
    new Date(`${today}T17:00:00Z`),
  );
  return (path: string) => pages.find((page) => page.path === path)?.context;
}

const at = await pagesOn('2026-11-20');
const jobsAt = (find: typeof at, path: string) => {
  const context = find(path);
  return context !== undefined && 'jobs' in context ? context.jobs : [];
};

test("New York's career page lists every office's jobs, its own first", () => {
  const regions = [...new Set(jobsAt(at, '/career').map((job) => job.region))];
  expect(regions).toEqual(['new-york', 'new-jersey', 'maryland', 'michigan']);
});

test("a region's career page lists its own jobs and counts the others", () => {
  const own = jobsAt(at, '/maryland/career');
  expect(new Set(own.map((job) => job.region))).toEqual(new Set(['maryland']));
  expect(at('/maryland/career')).toMatchObject({
    elsewhere: jobsAt(at, '/career').length - own.length,
  });
});

test("a job's page wears New York's shell, but its office is its own", () => {
  expect(at('/career/caregiver-detroit')).toMatchObject({
    region: { id: 'new-york' },
    office: { id: 'michigan' },
    isOpen: true,
    unlisted: false,
  });
});

describe('a job can be applied for', () => {
  const slug = 'home-health-aide-bronx';
  const isListed = (find: typeof at) => jobsAt(find, '/career').some((job) => job.slug === slug);

  test('on its last day', async () => {
    const find = await pagesOn('2026-10-31');
    expect(isListed(find)).toBe(true);
    expect(find(`/career/${slug}`)).toMatchObject({ isOpen: true, unlisted: false });
  });

  test('no more on the day after: it leaves the lists, and its page is kept from search engines', async () => {
    const find = await pagesOn('2026-11-01');
    expect(isListed(find)).toBe(false);
    expect(find(`/career/${slug}`)).toMatchObject({ isOpen: false, unlisted: true });
  });

  test('not before it is posted: then it has no page', async () => {
    const find = await pagesOn('2026-08-02');
    expect(isListed(find)).toBe(false);
    expect(find(`/career/${slug}`)).toBeUndefined();
  });
});
