import type { EndpointTable } from '../shared/schema/endpoint';
import Type, { type Static } from 'typebox';
import { recordKinds } from '../shared/record-url';
import { screens, type ScreenId } from '../shared/roles';
import { namedObject, stringEnum } from '../shared/schema/fields';

export const SearchResult = Type.Object({
  kind: stringEnum(recordKinds),
  screen: stringEnum(screens.map(({ id }): ScreenId => id)),
  id: Type.String({ description: 'For its URL' }),
  name: Type.String({ description: 'A name or title' }),
  detail: Type.String({ description: 'Distinguishes records of the same name' }),
});
export type SearchResult = Static<typeof SearchResult>;

export const SearchResponse = namedObject('SearchResponse', {
  results: Type.Array(SearchResult),
  more: Type.Array(stringEnum(recordKinds), { description: 'Kinds with more matches' }),
});
export type SearchResponse = Static<typeof SearchResponse>;

export const searchEndpoints = {
  'GET /search': {
    summary: 'Search the records of your screens by name, number, reference, or title',
    description:
      'The search text is in a header, which is never logged, because it may be a person’s name.',
    // Every role. The results are only of the screens that the role sees.
    access: ['overview'],
    perMinute: 120,
    response: SearchResponse,
    hasEtag: true,
  },
} as const satisfies EndpointTable;
