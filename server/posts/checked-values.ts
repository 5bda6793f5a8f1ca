import { draftRules } from '../../contract/forms/post';
import { formProblems } from '../../contract/forms/rules';
import { picturesIn, type PostValues } from '../../contract/post-words';
import type { Db } from '../db/engine';
import { missingPictures } from '../db/queries/post-pictures';
import { invalid, invalidText } from '../errors';
import { mdxFaults } from '../mdx/read-mdx';
import { nameOfPicture } from './picture-name';

/**
 * A draft that may be kept: each field by itself, its text without faults. Throws 400 by field, for the text with line and column.
 * @param before what is kept already is not looked at anew; null for a new one
 */
export async function checkedValues(
  values: PostValues,
  before: PostValues | null,
): Promise<PostValues> {
  const problems = formProblems(draftRules, values);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (values.body !== before?.body) {
    const faults = await mdxFaults(values.body);
    if (faults.length > 0) throw invalidText('body', faults);
  }
  const { body, ...lines } = values;
  const trimmed = Object.entries(lines).map(([field, text]) => [field, text.trim()]);
  return { ...(Object.fromEntries(trimmed) as Omit<PostValues, 'body'>), body };
}

/** Throws 400 when a draft shows pictures that there are not. */
export async function requirePictures(tx: Db, values: PostValues): Promise<void> {
  const hashes = picturesIn(values).map(nameOfPicture);
  const missing = await missingPictures(tx, hashes);
  if (missing.length === 0) return;
  throw invalid({ body: 'A picture of the text is not there any more: add it again' });
}
