import { postLimits, splitTags, type PostField, type PostValues } from './constants';
import { choiceRule, validateForm, type FieldRule } from '../forms/rules';
import { findComponentTag } from '../mdx/mdx-components';
import { regionIds } from '../shared/regions';
import { visibleCharacter } from '../shared/text/patterns';
import { countCharacters, checkOneLine, checkSlug } from '../shared/text/text-rules';

const maxTags = 8;
const minExcerptLength = 50;
const earliest = '2000-01-01';

export const textRequiredMessage = 'Write the text';
const tagRequired = 'Enter at least one tag, for example paying for care';
const excerptRequired = `Write one or two sentences of ${minExcerptLength} to ${postLimits.excerpt} characters: lists and search engines show them`;

/** The form of each field that is not empty. The MDX text is checked by contract/mdx. */
export const postRules = {
  title: { maxLength: postLimits.title, check: checkPlainLine },
  slug: { maxLength: postLimits.slug, check: (text) => checkSlug(text, 'paying-for-care') },
  excerpt: { maxLength: postLimits.excerpt, check: checkPlainLine },
  cover: { maxLength: postLimits.cover, check: checkCover },
  coverAlt: { maxLength: postLimits.coverAlt, check: checkOneLine },
  tags: { maxLength: postLimits.tags, check: checkTags },
  region: choiceRule(regionIds),
  author: { maxLength: postLimits.author, check: checkOneLine },
  date: { maxLength: postLimits.date, check: checkDate },
  body: { maxLength: postLimits.body, isMultiline: true },
} as const satisfies Record<PostField, FieldRule>;

const { cover, region, date } = postRules;
/** A draft is saved whatever was typed. These values are chosen, so a wrong one is a wrong call. */
export const draftRules = { cover, region, date } as const;

/**
 * The errors by field that keep a post from being published.
 * @param latest YYYY-MM-DD at the region's office on the day of publication
 */
export function validateForPublishing(values: PostValues, latest: string): Record<string, string> {
  const errors = validateForm(publishRules(latest), values);
  if (values.cover === '' || visibleCharacter.test(values.coverAlt)) return errors;
  return { ...errors, coverAlt: 'Describe the cover for people who can’t see it' };
}

function publishRules(latest: string): Record<PostField, FieldRule> {
  return {
    ...postRules,
    title: { ...postRules.title, required: 'Enter the title' },
    slug: { ...postRules.slug, required: 'Enter the web address, for example paying-for-care' },
    excerpt: {
      ...postRules.excerpt,
      required: excerptRequired,
      check: (text) =>
        checkPlainLine(text) ?? (countCharacters(text) < minExcerptLength ? excerptRequired : null),
    },
    tags: {
      ...postRules.tags,
      required: tagRequired,
      check: (text) => checkTags(text) ?? (splitTags(text).length === 0 ? tagRequired : null),
    },
    author: { ...postRules.author, required: 'Enter the author' },
    date: {
      ...postRules.date,
      check: (text) =>
        checkDate(text) ??
        (text < earliest ? 'Please choose a day since 2000' : null) ??
        (text > latest ? 'This is after the publication date: choose an earlier day' : null),
    },
    body: { ...postRules.body, required: textRequiredMessage },
  };
}

/** Lists and search engines show it as it is. */
function checkPlainLine(text: string): string | null {
  const component = findComponentTag(text);
  if (component === null) return checkOneLine(text);
  return `Write plain words instead of ${component}: components work only in the text`;
}

function checkCover(text: string): string | null {
  return /^\/images\/posts\/[0-9a-f]{32}\.webp$/.test(text)
    ? null
    : 'Please choose the picture again';
}

function checkTags(text: string): string | null {
  const tags = splitTags(text);
  if (tags.length > maxTags) return `Use at most ${maxTags} tags: each gets its own page`;
  if (tags.includes('404'))
    return 'The tag “404” would take the web address of the “not found” page: choose another one';
  const invalid = tags.find((tag) => !/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(tag));
  return invalid === undefined ? null : `Use only letters and numbers in “${invalid}”`;
}

function checkDate(text: string): string | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? null : 'Please choose a day';
}
