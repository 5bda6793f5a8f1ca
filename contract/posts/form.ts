import { postLimits, splitTags, type PostField, type PostValues } from './constants';
import { choiceRule, validateForm, type FieldRule } from '../forms/rules';
import { findComponentTag } from '../mdx/mdx-components';
import { regionIds } from '../shared/regions';
import { visibleCharacter } from '../shared/text/patterns';
import { countCharacters, checkOneLine, checkSlug } from '../shared/text/text-rules';

const maxTags = 8;
const minExcerptLength = 50;

export const textRequiredMessage = 'Write the text';
const tagRequired = 'Enter at least one tag, for example paying for care';
const excerptRequired = `Write one or two sentences of ${minExcerptLength} to ${postLimits.excerpt} characters: lists and search engines show them`;

/** The rules of a draft, which may be incomplete. The MDX text is checked by contract/mdx. */
export const draftRules = {
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
    ...draftRules,
    title: { ...draftRules.title, required: 'Enter the title' },
    slug: { ...draftRules.slug, required: 'Enter the web address, for example paying-for-care' },
    excerpt: {
      ...draftRules.excerpt,
      required: excerptRequired,
      check: (text) =>
        checkPlainLine(text) ?? (countCharacters(text) < minExcerptLength ? excerptRequired : null),
    },
    tags: {
      ...draftRules.tags,
      required: tagRequired,
      check: (text) => checkTags(text) ?? (splitTags(text).length === 0 ? tagRequired : null),
    },
    author: { ...draftRules.author, required: 'Enter the author' },
    date: {
      ...draftRules.date,
      check: (text) =>
        checkDate(text) ??
        (text > latest ? 'This is after the publication date: choose an earlier day' : null),
    },
    body: { ...draftRules.body, required: textRequiredMessage },
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
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? null : 'Please choose a day';
}
