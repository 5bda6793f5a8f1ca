import { bySourcePosition, type MdxIssue } from '../../../../contract/mdx/mdx-issue';
import type { Reference } from '../../../../contract/mdx/parse-body';
import {
  findPictures,
  splitTags,
  toTagSlug,
  type PostValues,
} from '../../../../contract/posts/constants';
import { textRequiredMessage, validateForPublishing } from '../../../../contract/posts/form';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import type { Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { validationError, mdxValidationError } from '../../../core/http/errors';
import { findMdxIssues } from '../../../services/publishing/mdx/internal-links';
import type { MdxResult } from '../../../services/publishing/mdx/mdx-worker';
import type { Context } from '../../context';
import { listMissingPictures } from '../picture-queries';
import { listPostTags, type PostWithValues } from '../queries';
import { isSlugTaken } from '../slugs';
import { toLinkingPage } from './publish-source';

/**
 * Returns the values to publish at a time. Throws 400 with all errors by field, and for the body with line and column.
 * @param text the body that was parsed, for a person with an access
 */
export async function preparePublishedValues(
  context: Context,
  tx: Db,
  before: PostWithValues,
  start: Date,
  text: { body: string; parsed: MdxResult; access: Access },
): Promise<PostValues> {
  const values = withoutScheduledDate(before);
  const day = getOfficeDay(toRegion(values.region), start);
  const errors = validateForPublishing(values, day);
  // Another body is another version, which is rejected later.
  const isParsed = values.body === text.body;
  if (isParsed && text.parsed.isEmpty) errors['body'] = textRequiredMessage;
  if (await isSlugTaken(context, tx, { id: before.id, slug: values.slug })) {
    errors['slug'] = 'Another post has this web address. Choose another one';
  }
  const pictures = await findPictureIssues(tx, values, text.parsed.references);
  if (pictures.isCoverMissing) {
    errors['cover'] = 'The cover picture no longer exists. Choose it again';
  }
  if (isParsed && errors['body'] === undefined) {
    const page = toLinkingPage(values, start, text.access);
    const textIssues = await findMdxIssues(context, tx, text.parsed, page);
    const issues = [...textIssues, ...pictures.issues].sort(bySourcePosition);
    if (issues.length > 0) throw mdxValidationError('body', issues, errors);
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
  const tags = normalizeTags(values.tags, await listPostTags(tx, before.id));
  return { ...values, tags, date: values.date === '' ? day : values.date };
}

export function withoutScheduledDate({ state, publishedFrom, values }: PostWithValues): PostValues {
  if (state !== 'scheduled' || publishedFrom === null) return values;
  const scheduledDate = getOfficeDay(toRegion(values.region), new Date(publishedFrom));
  return values.date === scheduledDate ? { ...values, date: '' } : values;
}

/** Finds missing pictures, and URLs that the publishing can't recognize in the source. */
async function findPictureIssues(
  tx: Db,
  { cover, body }: PostValues,
  references: readonly Reference[],
): Promise<{ isCoverMissing: boolean; issues: MdxIssue[] }> {
  const pictures = references.filter(
    ({ kind, path }) => kind === 'file' && findPictures(path).length > 0,
  );
  const paths = pictures.map(({ path }) => path);
  const missing = await listMissingPictures(tx, cover === '' ? paths : [cover, ...paths]);
  const pathsInSource = findPictures(body);
  const issues = pictures.flatMap(({ path, line, column }) => {
    if (missing.has(path)) return [{ line, column, ...missingPicture }];
    return pathsInSource.includes(path) ? [] : [{ line, column, ...encodedUrl }];
  });
  return { isCoverMissing: missing.has(cover), issues };
}

const missingPicture = { message: 'This picture no longer exists.', advice: 'Add it again.' };

const encodedUrl = {
  message: 'The link to this picture contains encoded characters.',
  advice: 'Write it as /images/posts/….webp.',
};

/** Uses the spelling of other posts: 'long-term care' and 'long term care' share a page. */
function normalizeTags(tags: string, knownTags: readonly string[]): string {
  return splitTags(tags)
    .map((tag) =>
      knownTags.includes(tag)
        ? tag
        : (knownTags.find((known) => toTagSlug(known) === toTagSlug(tag)) ?? tag),
    )
    .join(', ');
}
