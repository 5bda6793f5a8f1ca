import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../contract/audit/constants';
import { validateForm } from '../../../contract/forms/rules';
import {
  type RevisionKind,
  checkCoverSize,
  emptyPost,
  postFields,
  revisionKinds,
  type PostValues,
} from '../../../contract/posts/constants';
import { canSeeRegion } from '../../../contract/shared/roles';
import { draftRules } from '../../../contract/posts/form';
import type { NewPost, PostDetail, PostsQuery } from '../../../contract/posts/schema';
import { inTransaction, type Db, type Tx } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { HttpError, notFound, validationError } from '../../core/http/errors';
import { createIdempotent, getStaffIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { parseListFilter } from '../../core/http/lists/search-header';
import { normalizeLine } from '../../core/http/request/normalize-text';
import { getActor, getStaff } from '../../core/http/request/staff';
import { versionConflict } from '../../core/http/version-conflict';
import { recordAudit } from '../../services/audit/record-audit';
import type { Context } from '../context';
import {
  createPost,
  deletePost,
  updatePost,
  wasPublished,
  type PostUpdate,
} from './change-queries';
import { findPictureSize } from './picture-queries';
import { findPost, listRevisions, type PostFilter, type PostWithValues } from './queries';
import { findFreeSlug } from './slugs';

export function parsePostFilter(
  context: Context,
  request: FastifyRequest<{ Querystring: PostsQuery }>,
): PostFilter {
  return { ...parseListFilter(request), now: context.now().toISOString() };
}

export async function getPost(context: Context, db: Db, id: string): Promise<PostWithValues> {
  const post = await findPost(db, id, context.now().toISOString());
  if (post === null) throw notFound();
  return post;
}

export async function getPostDetail(context: Context, id: string): Promise<PostDetail> {
  const { db } = context.database;
  const { published: _published, ...post } = await getPost(context, db, id);
  const freeSlug = await findFreeSlug(context, db, post);
  return { ...post, freeSlug, history: await listRevisions(db, id) };
}

const auditActions: Partial<Record<RevisionKind, AuditAction>> = {
  scheduled: 'schedule-post',
  published: 'publish-post',
  unpublished: 'unpublish-post',
  restored: 'restore-post',
};

/**
 * Changes a post with an audit entry and returns the post. Throws 404, and 409 if the post changed since that version.
 * @param decide returns the change, or null to leave the post as it is. `isExpected` says whether the post has that version; it is also true for a retry after a lost response: the
 * caller made the one change since that version.
 */
export async function changePost(
  context: Context,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
  decide: (
    before: PostWithValues,
    isExpected: boolean,
    tx: Tx,
  ) => Promise<(PostUpdate & { auditDetail?: string }) | null>,
): Promise<PostDetail> {
  await inTransaction(context.database.db, async (tx) => {
    await bumpRevision(tx, 'posts');
    const actor = getActor(context, request);
    const before = await getPost(context, tx, id);
    const isRetry = before.version === version + 1 && before.changedBy === actor.email;
    const update = await decide(before, before.version === version || isRetry, tx);
    if (update === null) return;
    // An earlier version may be of another region.
    if (!canSeeRegion(getStaff(request).access, update.values.region)) throw notFound();
    const isUpdated = before.version === version && (await updatePost(tx, before, update, actor));
    if (!isUpdated) throw await postConflict(tx, await getPost(context, tx, id), actor.email);
    const { kind, auditDetail: detail } = update;
    const action = auditActions[kind];
    if (action !== undefined) {
      const subject = { kind: 'post', id } as const;
      await recordAudit(tx, actor, { action, subject, detail });
    }
  });
  return getPostDetail(context, id);
}

/** Returns the id of the new draft. */
export function addPost(
  context: Context,
  request: FastifyRequest<{ Body: NewPost }>,
): Promise<string> {
  const actor = getActor(context, request);
  const values = { ...emptyPost, ...request.body };
  const key = getStaffIdempotencyKey(context, request, 'post', [JSON.stringify(request.body)]);
  return createIdempotent(
    context,
    key,
    async (tx, id, _now, input) => {
      await bumpRevision(tx, 'posts');
      await createPost(tx, input, { ...actor, id });
      await recordAudit(tx, actor, { action: 'add-post', subject: { kind: 'post', id } });
    },
    () => parsePostInput(context.database.db, values, ''),
  );
}

/** Throws 409 for a post that visitors have seen or will see. */
export function discardPost(
  context: Context,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const actor = getActor(context, request);
  return inTransaction(context.database.db, async (tx) => {
    await bumpRevision(tx, 'posts');
    const post = await getPost(context, tx, id);
    if (post.published !== null || (await wasPublished(tx, id, actor.at))) {
      throw new HttpError(
        409,
        'published',
        'You can only delete a draft that was never published and isn’t scheduled. Unpublish the post or cancel its schedule instead.',
      );
    }
    if (!(await deletePost(tx, { id, version }))) throw await postConflict(tx, post, actor.email);
    const subject = { kind: 'post', id } as const;
    await recordAudit(tx, actor, {
      action: 'discard-post',
      subject,
      detail: post.title || undefined,
    });
  });
}

/**
 * 409 with who changed the post, and how. Changed fields are not named, because only the editor knows which values it showed.
 * @param reader email of the person who gets the error
 */
async function postConflict(
  tx: Db,
  { id, changedBy }: Pick<PostWithValues, 'id' | 'changedBy'>,
  reader: string,
): Promise<HttpError> {
  const [latest] = await listRevisions(tx, id, 1);
  return versionConflict(changedBy, reader, revisionKinds[latest?.kind ?? 'saved'].toLowerCase());
}

/**
 * Normalizes a draft, which may be incomplete: only publishing requires that all is right.
 * @param formerCover is not checked again
 */
export async function parsePostInput(
  db: Db,
  input: PostValues,
  formerCover: string,
): Promise<PostValues> {
  const values = { ...input };
  for (const field of postFields) {
    if (field !== 'body') values[field] = normalizeLine(input[field]);
  }
  const errors = validateForm(draftRules, values);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  if (values.cover !== '' && values.cover !== formerCover) {
    const size = await findPictureSize(db, values.cover);
    const issue = size && checkCoverSize(size);
    if (issue !== null) throw validationError({ cover: issue });
  }
  return values;
}
