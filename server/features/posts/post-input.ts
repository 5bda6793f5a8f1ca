import { validateForm } from '../../../contract/forms/rules';
import { checkCoverSize, postFields, type PostValues } from '../../../contract/posts/constants';
import { draftRules } from '../../../contract/posts/form';
import type { Context } from '../context';
import { validationError, mdxValidationError } from '../../core/http/errors';
import { normalizeLine } from '../../core/http/request/normalize-text';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import type { LinkingPage } from '../../services/publishing/mdx/link-targets';
import { readMdx } from '../../services/publishing/mdx/read-mdx';
import { findPictureSize } from './picture-queries';

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
  const values = { ...input };
  for (const field of postFields) {
    if (field !== 'body') values[field] = normalizeLine(input[field]);
  }
  const errors = validateForm(draftRules, values);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  const { db } = context.database;
  if (values.cover !== '' && values.cover !== before?.cover) {
    const size = await findPictureSize(db, values.cover);
    const issue = size && checkCoverSize(size);
    if (issue !== null) throw validationError({ cover: issue });
  }
  if (values.body !== before?.body) {
    const parsed = await readMdx(author, { body: values.body, collection: 'blog' });
    const issues = await findMdxIssues(context, db, parsed, toLinkingPage(values, null));
    if (issues.length > 0) throw mdxValidationError('body', issues);
  }
  return values;
}

/** @param from when the post is published; null for a draft */
export function toLinkingPage(
  { slug, tags }: Pick<PostValues, 'slug' | 'tags'>,
  from: Date | null,
): LinkingPage {
  const path = slug === '' ? '' : `/blog/${slug}`;
  return { collection: 'blog', path, tags, from, canSeeDrafts: true };
}
