import { regionFacts } from '../../../../contract/shared/region-facts';

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

/** 'medicaid' -> 'Medicaid', 'family' -> 'family' */
export function formatTagInSentence(tag: string): string {
  return Object.entries(properNames).reduce(
    (text, [word, name]) => text.replace(new RegExp(`\\b${word}\\b`, 'g'), name),
    tag,
  );
}

/** 'family' -> 'Family' */
export function formatTag(tag: string): string {
  const text = formatTagInSentence(tag);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
