import { addDays } from '../../contract/shared/dates/calendar-day';
import { emptyPost, sampleTag, type PostValues } from '../../contract/posts/constants';
import { regionIds } from '../../contract/shared/regions';

export type SamplePost = { values: PostValues; publishedFrom: string | null };

const topics = [
  { title: 'A safer way through the day', tags: `${sampleTag}, safety, care at home` },
  { title: 'What families ask before care begins', tags: `${sampleTag}, family, first steps` },
  { title: 'Good hours and hard hours', tags: `${sampleTag}, care at home, memory` },
  { title: 'Food, drink, and company', tags: `${sampleTag}, meals, family` },
] as const;

const intro =
  'This is a sample article, as the office would write one. For advice about a person, ask a doctor or a nurse.';

const callout =
  '<Callout tone="tip" title="Do you have a question?">\n\n[Contact us](/contact): a person answers.\n\n</Callout>\n';

const sections = [
  `## Walk through the home

Walk slowly from the front door to the bed, the bathroom, and the kitchen, the way a tired person does at night. Anything you step around is in the way of a walker.

- Remove loose rugs, or secure them with rug tape.
- Run cords along the wall.
- Keep the path from the bed to the toilet clear and lit.
- Move everyday items to between hip and shoulder height.

Do it together with the person who lives there. It is their home, and changes they agree to are more likely to last.`,
  `## Keep one list of medicines

Write down every medicine with the dose, the time, and the doctor who prescribed it. Include anything you buy without a prescription: vitamins, painkillers, drops, and creams.

Keep the list where a paramedic would find it, such as on the refrigerator, and take a copy to every appointment. When a medicine changes, write a new list right away and throw out the old one.

Ask the pharmacist or the doctor about doses and combinations, not the aide.`,
  `## Make meals appealing

Older people often feel less hunger and thirst. Small plates more often work better than three large meals, and company at the table helps more than any recipe.

- Keep a glass of water in sight, and offer it often.
- Serve warm food warm, because it smells better.
- Cut food before it reaches the table when hands are stiff.
- Follow the diet the doctor ordered, and ask before you add salt or sugar.

Tell the doctor about coughing at the table, food left in the cheek, or weight loss without a reason.`,
  `## Speak so that you are understood

Sit at eye level in good light, and turn off the television. Say one thing at a time and wait, because an answer may take longer than you expect.

Don’t quiz a person who forgets, and don’t correct what doesn’t matter. “Let’s have coffee in the kitchen” is easier to follow than “Didn’t you eat yet?”

A hearing aid only helps when it is charged and worn. Check both before you decide that someone isn’t listening.`,
];

/** Combines four consecutive sections, about 350 words. */
function buildBody(start: number): string {
  const consecutive = [0, 1, 2, 3].map((offset) => sections[(start + offset) % sections.length]);
  return [intro, ...consecutive, callout].join('\n\n');
}

function buildPost(parts: Partial<PostValues>): PostValues {
  return {
    ...emptyPost,
    excerpt:
      'A sample article: small things that make a day at home easier for families and aides.',
    author: 'Sample Author',
    ...parts,
  };
}

export function buildDemoPosts(now: Date, today: string): readonly SamplePost[] {
  const [safety, family, hours] = topics;
  const scheduledDay = addDays(today, 12);
  const build = (topic: (typeof topics)[number], start: number, parts: Partial<PostValues>) =>
    buildPost({ ...topic, ...parts, title: `${topic.title} (sample)`, body: buildBody(start) });
  return [
    {
      values: build(safety, 0, {
        slug: 'sample-a-safer-way-through-the-day',
        date: addDays(today, -20),
      }),
      publishedFrom: new Date(now.getTime() - 20 * 24 * 60 * 60_000).toISOString(),
    },
    {
      values: build(family, 1, {
        slug: 'sample-what-families-ask',
        region: 'new-jersey',
        date: scheduledDay,
      }),
      publishedFrom: `${scheduledDay}T14:00:00.000Z`,
    },
    { values: build(hours, 2, { slug: 'sample-good-hours-and-hard-hours' }), publishedFrom: null },
  ];
}

/**
 * Generates posts two days apart, always the same. Of fifty, one is a draft and one is scheduled.
 * @param first number of the first one
 */
export function generatePosts(count: number, today: string, first = 1): SamplePost[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(first + index);
    const topic = topics[index % topics.length] ?? topics[0];
    const isDraft = index % 50 === 7;
    const isScheduled = index % 50 === 23;
    const day = addDays(today, isScheduled ? 1 + (index % 300) : -1 - index * 2);
    const values = buildPost({
      title: `${topic.title} (sample ${number})`,
      slug: `many-samples-${number}`,
      tags: topic.tags,
      // One in five is for all regions.
      region: regionIds[index % (regionIds.length + 1)] ?? '',
      author: `Sample Author ${String((index % 7) + 1)}`,
      date: isDraft ? '' : day,
      body: buildBody(index),
    });
    return { values, publishedFrom: isDraft ? null : `${day}T14:00:00.000Z` };
  });
}
