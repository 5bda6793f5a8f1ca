import { validateForm } from '../../../contract/forms/rules';
import { checkCoverSize, postFields, type PostValues } from '../../../contract/posts/constants';
import { draftRules } from '../../../contract/posts/form';
import type { Context } from '../context';
import { validationError, mdxValidationError } from '../../core/http/errors';
import { normalizeLine } from '../../core/http/request/normalize-text';
import type { Staff } from '../../core/http/request/staff';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { readMdx } from '../../services/publishing/mdx/read-mdx';
import { findPictureSize } from './picture-queries';
import { toLinkingPage } from './publishing/publish-source';

/**
 * Normalizes a draft. Throws 400 by field, and for the body with line and column.
 * @param before null for a new post; an unchanged body is not checked again
 */
export async function parsePostInput(
  context: Context,
  input: PostValues,
  before: PostValues | null,
  author: Staff,
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
    const parsed = await readMdx(author.email, { body: values.body, collection: 'blog' });
    const page = toLinkingPage(values, null, author.role);
    const issues = await findMdxIssues(context, db, parsed, page);
    if (issues.length > 0) throw mdxValidationError('body', issues);
  }
  return values;
}
