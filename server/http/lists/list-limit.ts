import Type, { type Static } from 'typebox';
import { invalid } from '../errors';

/** The query of a polled list. Text, for the framework is told to make no numbers of texts (app.ts). */
export const ListQuery = Type.Object(
  { limit: Type.Optional(Type.String({ description: 'How many at most: a whole number' })) },
  { additionalProperties: false },
);

/**
 * How many a polled list may bring (contract/shared/list-limits.ts). Throws 400 on `limit`.
 * @param query of a route whose schema is ListQuery
 */
export function listLimit(
  query: unknown,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const { limit } = query as Static<typeof ListQuery>;
  if (limit === undefined) return usual;
  const number = /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (number >= 1 && number <= most) return number;
  throw invalid({ limit: `Please name a whole number from 1 to ${String(most)}.` });
}
