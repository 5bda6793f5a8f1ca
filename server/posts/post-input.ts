import { draftRules } from '../../contract/posts/form';
import { formProblems } from '../../contract/forms/rules';
import type { MdxFault } from '../../contract/mdx/mdx-issue';
import type { Reference } from '../../contract/mdx/parse-body';
import { picturesIn, type PostValues } from '../../contract/posts/constants';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { missingPictures } from './images/queries';
import { invalid, invalidText } from '../http/errors';
import type { OwnPage } from '../publishing/mdx/link-targets';
import { readMdx } from '../publishing/mdx/read-mdx';
import { textFaults } from '../publishing/mdx/mdx-issues';
import { tidyFields } from '../http/request/normalize-text';
import { nameOfPicture } from './images/image-name';

/**
 * A draft that may be kept: each field by itself, its text without faults and dead links. Throws 400 by field, for the text with line and column.
 * @param before what is kept already is not looked at anew; null for a new one
 * @param by the staff member's e-mail
 */
export async function parsePostInput(
  context: Context,
  values: PostValues,
  before: PostValues | null,
  by: string,
): Promise<PostValues> {
  const tidied = tidyFields(withoutSeparators(values), ['body']);
  const problems = formProblems(draftRules, tidied);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (tidied.body !== before?.body) {
    const read = await readMdx(by, { body: tidied.body, kind: 'post' });
    const faults = await textFaults(context, context.database.db, read, toOwnPage(tidied, null));
    if (faults.length > 0) throw invalidText('body', faults);
  }
  return tidied;
}

/** Fields of one line with a space where something parts lines that no field shows: who pasted it could not find what to mend. */
function withoutSeparators({ body, ...lines }: PostValues): PostValues {
  const joined = Object.entries(lines).map(([field, text]) => [
    field,
    text.replace(/[\u2028\u2029]/g, ' '),
  ]);
  return { ...(Object.fromEntries(joined) as Omit<PostValues, 'body'>), body };
}

/** The page of a post for what its text leads to; `from`: when visitors get it, null for a draft. */
export function toOwnPage(
  { slug, tags }: Pick<PostValues, 'slug' | 'tags'>,
  from: Date | null,
): OwnPage {
  return { kind: 'post', path: slug === '' ? '' : `/blog/${slug}`, tags, from, seesDrafts: true };
}

/**
 * What is wrong with the pictures that a post shows, as that they are not there: with its cover in words, with those of its text by place.
 * @param references of its text: what stands in code is no picture
 */
export async function findPictureIssues(
  tx: Db,
  { cover, body }: Pick<PostValues, 'cover' | 'body'>,
  references: readonly Reference[],
): Promise<{ cover: string | null; faults: MdxFault[] }> {
  const shown = references.filter(
    ({ kind, path }) => kind === 'file' && picturesIn({ cover: '', body: path }).length > 0,
  );
  const paths = [...picturesIn({ cover, body: '' }), ...shown.map(({ path }) => path)];
  const missing = await missingPictures(tx, paths.map(nameOfPicture));
  const isMissing = (path: string) => missing.includes(nameOfPicture(path));
  const plain = picturesIn({ cover: '', body });
  const faults = shown.flatMap(({ path, line, column }) => {
    if (isMissing(path)) return [{ line, column, ...goneFinding }];
    return plain.includes(path) ? [] : [{ line, column, ...disguisedFinding }];
  });
  return { cover: cover !== '' && isMissing(cover) ? goneCover : null, faults };
}

const goneCover = 'The cover picture is not there any more: choose it again';

/** The site takes along what stands in the text letter by letter (picturesIn). */
const disguisedFinding = {
  problem: 'The address of the picture has signs that stand for others.',
  advice: 'Write it as it was given: /images/posts/….webp.',
};

const goneFinding = { problem: 'The picture is not there any more.', advice: 'Add it again.' };
