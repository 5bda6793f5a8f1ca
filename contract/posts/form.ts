import { postLimits, splitTags, type PostField, type PostValues } from './constants';
import { regionIds } from '../shared/regions';
import { choice, formProblems, visible, type FieldRule } from '../forms/rules';
import { lengthOf, oneLine, slugProblem } from '../shared/text/text-rules';

/** The rules of what a draft may hold, however unfinished; the text itself is held to contract/mdx. */
export const draftRules = {
  title: { maxLength: postLimits.title, check: oneLine },
  slug: { maxLength: postLimits.slug, check: (text) => slugProblem(text, 'paying-for-care') },
  excerpt: { maxLength: postLimits.excerpt, check: oneLine },
  cover: { maxLength: postLimits.cover, check: coverProblem },
  coverAlt: { maxLength: postLimits.coverAlt, check: oneLine },
  tags: { maxLength: postLimits.tags, check: tagsProblem },
  region: choice(regionIds),
  author: { maxLength: postLimits.author, check: oneLine },
  date: { maxLength: postLimits.date, check: dateProblem },
  body: { maxLength: postLimits.body, lines: true },
} as const satisfies Record<PostField, FieldRule>;

/**
 * What keeps a post from being published, by field, as content/blog has it; empty when nothing does.
 * @param latest YYYY-MM-DD at the region's office on the day of publication
 */
export function publishProblems(values: PostValues, latest: string): Record<string, string> {
  const problems = formProblems(publishRules(latest), values);
  if (values.cover === '' || visible.test(values.coverAlt)) return problems;
  return { ...problems, coverAlt: 'Say what the cover shows, for those who cannot see it' };
}

function publishRules(latest: string): Record<PostField, FieldRule> {
  return {
    ...draftRules,
    title: { ...draftRules.title, required: 'Enter the title' },
    slug: { ...draftRules.slug, required: 'Enter the address, for example paying-for-care' },
    excerpt: {
      ...draftRules.excerpt,
      required: excerptWords,
      check: (text) => oneLine(text) ?? (lengthOf(text) < shortestExcerpt ? excerptWords : null),
    },
    tags: {
      ...draftRules.tags,
      required: noTagWords,
      check: (text) => tagsProblem(text) ?? (splitTags(text).length === 0 ? noTagWords : null),
    },
    author: { ...draftRules.author, required: 'Enter who wrote it' },
    date: {
      ...draftRules.date,
      check: (text) =>
        dateProblem(text) ??
        (text > latest ? 'This day is later than the publication: choose an earlier one' : null),
    },
    body: { ...draftRules.body, required: noTextWords },
  };
}

/** Said of a text of which a reader sees nothing. */
export const noTextWords = 'Write the text';
const noTagWords = 'Enter at least one tag, for example paying for care';
const shortestExcerpt = 50;
const excerptWords = `Write one or two sentences of ${shortestExcerpt} to ${postLimits.excerpt} characters: lists and search engines show them`;

function coverProblem(text: string): string | null {
  return /^\/images\/posts\/[0-9a-f]{32}\.webp$/.test(text)
    ? null
    : 'Please choose the picture again';
}

const mostTags = 8;

function tagsProblem(text: string): string | null {
  const tags = splitTags(text);
  if (tags.length > mostTags) return `Name at most ${mostTags} tags: each has a page of its own`;
  if (tags.includes('404'))
    return 'The page of the tag “404” is that of missing pages: choose another one';
  const bad = tags.find((tag) => !/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(tag));
  return bad === undefined ? null : `Write “${bad}” with letters and numbers alone`;
}

function dateProblem(text: string): string | null {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? null : 'Please choose a day';
}
