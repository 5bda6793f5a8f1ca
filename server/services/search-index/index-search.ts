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
    alternatives: alternatives.flatMap(({ words, isShort }) => {
      const tokens = words.map((word) => encryption.tokens(kind, word));
      // While the key is being replaced, a record has all tokens of at least one key.
      const keyCount = Math.max(1, tokens[0]?.length ?? 0);
      return Array.from({ length: keyCount }, (_, key) => ({
        tokens: tokens.flatMap((ofWord) => ofWord[key] ?? []),
        isShort,
      }));
    }),
    matches: (texts) => matches(joinTexts(texts)),
  };
}

/** A line break keeps digits of two texts from becoming one phone number. */
function joinTexts(texts: readonly string[]): string {
  return normalizeForSearch(texts.join('\n'));
}
