import Type, { type Static } from 'typebox';
import { validationError } from '../errors';

/** The query of a polled list. A string, because the app turns off type coercion (app.ts). */
export const ListQuery = Type.Object(
  { limit: Type.Optional(Type.String({ description: 'Maximum number of items' })) },
  { additionalProperties: false },
);

export function parseListLimit(
  query: unknown,
  limits: { readonly default: number; readonly max: number },
): number {
  const { limit } = query as Static<typeof ListQuery>;
  if (limit === undefined) return limits.default;
  const number = /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (number >= 1 && number <= limits.max) return number;
  throw validationError({ limit: `Please enter a whole number from 1 to ${String(limits.max)}.` });
}
