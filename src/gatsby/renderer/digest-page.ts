import { createHash } from 'node:crypto';
import type { PlannedPage } from '../page-plan/planned-page';

const digests = new WeakMap<object, string>();

/** A digest of everything that a page is rendered from. */
export function digestPage({ template, context, content }: PlannedPage): string {
  const hash = createHash('sha256').update(template).update(digestValue(content));
  for (const [name, value] of Object.entries(context))
    if (value !== undefined) hash.update(`\0${name}\0${digestValue(value)}`);
  return hash.digest('base64url');
}

/** Pages share layouts, and plans share texts, so that each object is digested once. */
function digestValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  digests.set(value, digest);
  return digest;
}
