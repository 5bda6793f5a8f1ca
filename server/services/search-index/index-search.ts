import { createMatcher, normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { IndexedKind } from './table';
import { listQueryAlternatives } from './tokens';

export type IndexSearch = {
  kind: IndexedKind;
  alternatives: readonly { tokens: readonly number[]; isShort: boolean }[];
  /** The index only offers candidates. Tells whether a record with these texts does match. */
  matches(texts: readonly string[]): boolean;
};

/** Returns null if the query asks for nothing. */
export function parseIndexSearch(
  encryption: Encryption,
  kind: IndexedKind,
  query: string,
): IndexSearch | null {
  const alternatives = listQueryAlternatives(query);
  if (alternatives.length === 0) return null;
  const matches = createMatcher(query);
  return {
    kind,
    alternatives: alternatives.map(({ words, isShort }) => ({
      tokens: words.map((word) => encryption.token(kind, word)),
      isShort,
    })),
    matches: (texts) => matches(joinTexts(texts)),
  };
}

/** A line break keeps digits of two texts from becoming one phone number. */
function joinTexts(texts: readonly string[]): string {
  return normalizeForSearch(texts.join('\n'));
}
