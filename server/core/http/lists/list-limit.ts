import { validationError } from '../errors';

export function parseListLimit(
  { limit }: { limit?: string },
  limits: { readonly default: number; readonly max: number },
): number {
  if (limit === undefined) return limits.default;
  const number = /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (number >= 1 && number <= limits.max) return number;
  throw validationError({ limit: `Please enter a whole number from 1 to ${String(limits.max)}.` });
}
