import { validateForm } from '../../contract/forms/rules';
import type { MdxIssue } from '../../contract/mdx/mdx-issue';
import type { Reference } from '../../contract/mdx/parse-body';
import { findPictures, type PostValues } from '../../contract/posts/constants';
import { draftRules } from '../../contract/posts/form';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { validationError, mdxValidationError } from '../http/errors';
import { normalizeFields } from '../http/request/normalize-text';
import type { LinkingPage } from '../publishing/mdx/link-targets';
import { findMdxIssues } from '../publishing/mdx/mdx-issues';
import { readMdx } from '../publishing/mdx/read-mdx';
import { getPictureHash } from './images/image-name';
import { listMissingPictures } from './images/queries';

/**
 * Normalizes a draft. Throws 400 by field, and for the body with line and column.
 * @param before null for a new post; an unchanged body is not checked again
 * @param author e-mail of the staff member
 */
export async function parsePostInput(
  context: Context,
  input: PostValues,
  before: PostValues | null,
  author: string,
): Promise<PostValues> {
  const values = normalizeFields(replaceLineSeparators(input), ['body']);
  const errors = validateForm(draftRules, values);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  if (values.body !== before?.body) {
    const parsed = await readMdx(author, { body: values.body, kind: 'post' });
    const issues = await findMdxIssues(
      context,
      context.database.db,
      parsed,
      toOwnPage(values, null),
    );
    if (issues.length > 0) throw mdxValidationError('body', issues);
  }
  return values;
}

/** Pasted line separators are invisible in one-line fields, so an error about them could not be fixed. */
function replaceLineSeparators({ body, ...fields }: PostValues): PostValues {
  const replaced = Object.entries(fields).map(([field, text]) => [
    field,
    text.replace(/[\u2028\u2029]/g, ' '),
  ]);
  return { ...(Object.fromEntries(replaced) as Omit<PostValues, 'body'>), body };
}

/**
 * The page of a post, for checking its links.
 * @param from when it is published; null for a draft
 */
export function toOwnPage(
  { slug, tags }: Pick<PostValues, 'slug' | 'tags'>,
  from: Date | null,
): LinkingPage {
  return { kind: 'post', path: slug === '' ? '' : `/blog/${slug}`, tags, from, seesDrafts: true };
}

/** Finds missing pictures, and URLs that the publishing can't recognize in the source. */
export async function findPictureIssues(
  tx: Db,
  { cover, body }: Pick<PostValues, 'cover' | 'body'>,
  references: readonly Reference[],
): Promise<{ cover: string | null; issues: MdxIssue[] }> {
  const pictures = references.filter(
    ({ kind, path }) => kind === 'file' && findPictures({ cover: '', body: path }).length > 0,
  );
  const paths = [...findPictures({ cover, body: '' }), ...pictures.map(({ path }) => path)];
  const missing = await listMissingPictures(tx, paths.map(getPictureHash));
  const isMissing = (path: string) => missing.includes(getPictureHash(path));
  const pathsInSource = findPictures({ cover: '', body });
  const issues = pictures.flatMap(({ path, line, column }) => {
    if (isMissing(path)) return [{ line, column, ...missingPicture }];
    return pathsInSource.includes(path) ? [] : [{ line, column, ...encodedUrl }];
  });
  const coverError =
    cover !== '' && isMissing(cover) ? 'The cover picture no longer exists. Choose it again' : null;
  return { cover: coverError, issues };
}

const missingPicture = { problem: 'This picture no longer exists.', advice: 'Add it again.' };

const encodedUrl = {
  problem: 'The address of this picture contains encoded characters.',
  advice: 'Write it as /images/posts/….webp.',
};
