import { toTagSlug } from '../../contract/posts/constants';
import { regionFacts } from '../../contract/shared/region-facts';
import type { NavLink } from './page-context';
import { routes } from './routes';

/** Names that are capitalized; tags are lowercase. */
const properNames: Record<string, string> = {
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  ...Object.fromEntries(
    Object.values(regionFacts).map(({ state }) => [state.toLowerCase(), state]),
  ),
  cdpap: 'CDPAP',
  covid: 'COVID',
  nhtd: 'NHTD',
  mltc: 'MLTC',
  mltss: 'MLTSS',
};

const properNamePattern = new RegExp(`\\b(?:${Object.keys(properNames).join('|')})\\b`, 'g');

/** 'medicaid' -> 'Medicaid', 'family' -> 'family' */
export function formatTagInSentence(tag: string): string {
  return tag.replace(properNamePattern, (name) => properNames[name] ?? name);
}

/** 'family' -> 'Family' */
export function formatTag(tag: string): string {
  const text = formatTagInSentence(tag);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'long term care' -> '/blog/tags/long-term-care' */
export function getTagPath(tag: string): string {
  return `${routes.blog}/tags/${toTagSlug(tag)}`;
}

export function getTagLinks(tags: readonly string[]): NavLink[] {
  return tags.map((tag) => ({ label: formatTag(tag), path: getTagPath(tag) }));
}
