import { regionFacts } from '../../../../contract/shared/region-facts';

/** Names that keep their capitals within a sentence. Tags themselves are written in lower case, for their addresses. */
const names: Record<string, string> = {
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

/** A tag within a sentence: 'medicaid' -> 'Medicaid', 'family' -> 'family'. */
export function formatTagInSentence(tag: string): string {
  return Object.entries(names).reduce(
    (words, [plain, name]) => words.replace(new RegExp(`\\b${plain}\\b`, 'g'), name),
    tag,
  );
}

/** A tag standing alone: 'family' -> 'Family'. */
export function formatTag(tag: string): string {
  const words = formatTagInSentence(tag);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
