import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { PostDetail, PostsQuery } from '../../contract/posts/schema';
import { postChangeMessages } from '../../contract/shared/version-conflict';
import { recordId } from '../../contract/shared/schema/fields';
import { getActor } from '../auth/guards';
import type { Context } from '../context';
import type { Actor } from '../db/change-log';
import type { Db } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import { versionConflict } from '../http/version-conflict';
import { notFound, type HttpError } from '../http/errors';
import { getSearchQuery } from '../http/lists/search-header';
import { updatePost, type PostUpdate } from './change-queries';
import { findPost, listRevisions, type PostFilter, type PostWithValues } from './queries';
import { findFreeSlug } from './urls/unique-slug';

export const postParam = Type.Object({ id: recordId });

/** Throws 400 if the search header can't be decoded. */
export function parsePostFilter(context: Context, request: FastifyRequest): PostFilter {
  const query = request.query as PostsQuery;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    tag: query.tag ?? null,
    search: getSearchQuery(request).trim(),
    sort: query.sort ?? 'changed',
    isDescending: query.down === '1',
    now: context.now().toISOString(),
  };
}

/** Throws 404. */
export async function getPostDetail(context: Context, id: string): Promise<PostDetail> {
  const { db } = context.database;
  const post = await findPost(db, id, context.now().toISOString());
  if (post === null) throw notFound();
  const { live: _live, ...detail } = post;
  const freeSlug = await findFreeSlug(context, db, post);
  return { ...detail, freeSlug, history: await listRevisions(db, id) };
}

/**
 * Updates a post unless it changed since that version. Throws 404 and 409.
 * @param decide returns the update, or null to leave the post as it is
 */
export async function updatePostAtVersion(
  tx: Db,
  context: Context,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
  decide: (before: PostWithValues) => PostUpdate | null | Promise<PostUpdate | null>,
): Promise<Actor & { before: PostWithValues; isChanged: boolean }> {
  await bumpRevision(tx, 'posts');
  const { by, at } = getActor(context, request);
  const before = await findPost(tx, id, at);
  if (before === null) throw notFound();
  const update = await decide(before);
  if (update === null) return { by, at, before, isChanged: false };
  if (before.version !== version || !(await updatePost(tx, before, update, { by, at }))) {
    throw await postConflict(tx, (await findPost(tx, id, at)) ?? before, by);
  }
  return { by, at, before, isChanged: true };
}

/**
 * 409 with who changed the post, and how. Changed fields are not named, because only the editor knows which values it showed.
 * @param own e-mail of the person who gets the error
 */
export async function postConflict(
  tx: Db,
  { id, changedBy }: Pick<PostWithValues, 'id' | 'changedBy'>,
  own: string,
): Promise<HttpError> {
  const [latest] = await listRevisions(tx, id);
  return versionConflict(changedBy, own, postChangeMessages[latest?.kind ?? 'saved']);
}

/** True if the caller made the one change since that version, so the call may be a retry after a lost response. */
export function isRepeatedCall(
  before: Pick<PostWithValues, 'version' | 'changedBy'>,
  { version, by }: { version: number; by: string },
): boolean {
  return before.version === version + 1 && before.changedBy === by;
}
