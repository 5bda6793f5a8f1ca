import { draftRules } from '../../contract/forms/post';
import { formProblems } from '../../contract/forms/rules';
import { picturesIn, type PostValues } from '../../contract/post-words';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { missingPictures } from '../db/queries/post-pictures';
import { invalid, invalidText } from '../errors';
import type { OwnPage } from '../mdx/link-targets';
import { readMdx } from '../mdx/read-mdx';
import { textFaults } from '../mdx/text-faults';
import { nameOfPicture } from './picture-name';

/**
 * A draft that may be kept: each field by itself, its text without faults and dead links. Throws 400 by field, for the text with line and column.
 * @param before what is kept already is not looked at anew; null for a new one
 */
export async function checkedValues(
  context: Context,
  values: PostValues,
  before: PostValues | null,
): Promise<PostValues> {
  const problems = formProblems(draftRules, values);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (values.body !== before?.body) {
    const read = await readMdx(values.body);
    const faults = await textFaults(context, context.database.db, read, ownPage(values, null));
    if (faults.length > 0) throw invalidText('body', faults);
  }
  const { body, ...lines } = values;
  const trimmed = Object.entries(lines).map(([field, text]) => [field, text.trim()]);
  return { ...(Object.fromEntries(trimmed) as Omit<PostValues, 'body'>), body };
}

/** The page of a post for what its text leads to; `from`: when visitors get it, null for a draft. */
export function ownPage(
  { slug, tags }: Pick<PostValues, 'slug' | 'tags'>,
  from: Date | null,
): OwnPage {
  return { kind: 'post', path: slug === '' ? '' : `/blog/${slug}`, tags, from };
}

/** Throws 400 when a draft shows pictures that there are not. */
export async function requirePictures(tx: Db, values: PostValues): Promise<void> {
  const hashes = picturesIn(values).map(nameOfPicture);
  const missing = await missingPictures(tx, hashes);
  if (missing.length === 0) return;
  throw invalid({ body: 'A picture of the text is not there any more: add it again' });
}
