import { daysAfter } from '../../contract/employees/constants';
import { noPost, type PostValues } from '../../contract/posts/constants';
import { regionIds } from '../../contract/shared/regions';
import { postSections } from './post-sections';

/** A sample post: when it went onto the site or will, as ISO 8601; null: it is a draft. */
export type SamplePost = { values: PostValues; live: string | null };

const topics = [
  { title: 'A safer way through the day', tags: 'safety, care at home' },
  { title: 'What families ask before care begins', tags: 'family, first steps' },
  { title: 'Good hours and hard hours', tags: 'care at home, memory' },
  { title: 'Eating, drinking and company', tags: 'meals, family' },
  { title: 'Helping without wearing out', tags: 'caregivers, family' },
  { title: 'Papers, lists and telephone numbers', tags: 'first steps, paying for care' },
] as const;

/** Sections of a post: with the lines around them 300 to 600 words. */
const sectionsOfPost = 4;

/** A text of sections that follow each other in the pool, from the one with this number. */
function bodyFrom(start: number): string {
  const chosen = Array.from(
    { length: sectionsOfPost },
    (_one, index) => postSections[(start + index * 5) % postSections.length],
  );
  return [
    'This is a sample article, as the office would write one. It holds for any home; for advice about one person, ask a doctor or a nurse.',
    ...chosen.flatMap((part) => (part ? [`## ${part.heading}`, part.text] : [])),
    '<Callout tone="tip" title="Do you have a question?">\n\n[Write to us](/contact): a person answers.\n\n</Callout>',
    '',
  ].join('\n\n');
}

function sample(parts: Partial<PostValues>): PostValues {
  return {
    ...noPost,
    excerpt:
      'A sample article: small things that make a day at home easier, for families and aides.',
    author: 'Sample Author',
    ...parts,
  };
}

/** Invented posts: one on the site, one that is to follow, one that is being written. */
export function buildDemoPosts(now: Date, today: string): readonly SamplePost[] {
  const [safety, asking, hours] = topics;
  const next = daysAfter(today, 12);
  return [
    {
      values: sample({
        ...safety,
        title: `${safety.title} (sample)`,
        slug: 'sample-a-safer-way-through-the-day',
        date: daysAfter(today, -20),
        body: bodyFrom(0),
      }),
      live: new Date(now.getTime() - 20 * day).toISOString(),
    },
    {
      values: sample({
        ...asking,
        title: `${asking.title} (sample)`,
        slug: 'sample-what-families-ask',
        region: 'new-jersey',
        date: next,
        body: bodyFrom(6),
      }),
      live: `${next}T14:00:00.000Z`,
    },
    {
      values: sample({
        ...hours,
        title: `${hours.title} (sample)`,
        slug: 'sample-good-hours-and-hard-hours',
        body: bodyFrom(4),
      }),
      live: null,
    },
  ];
}

const day = 24 * 60 * 60_000;

/**
 * So many invented posts, the same each time, two days apart: of fifty, one is a draft and one is scheduled.
 * @param first how many of them there are already
 */
export function generatePosts(count: number, today: string, first = 0): SamplePost[] {
  return Array.from({ length: count }, (_one, index) => {
    const number = first + index + 1;
    const topic = topics[index % topics.length] ?? topics[0];
    const isDraft = index % 50 === 7;
    const on = daysAfter(today, index % 50 === 23 ? 1 + (index % 300) : -1 - index * 2);
    const values = sample({
      title: `${topic.title} (sample ${String(number)})`,
      slug: `many-samples-${String(number)}`,
      tags: topic.tags,
      // Every fifth is for all regions.
      region: regionIds[index % (regionIds.length + 1)] ?? '',
      author: `Sample Author ${String((index % 7) + 1)}`,
      date: isDraft ? '' : on,
      body: bodyFrom(index),
    });
    return { values, live: isDraft ? null : `${on}T14:00:00.000Z` };
  });
}
