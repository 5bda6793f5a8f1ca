import type { FastifyRequest } from 'fastify';
import { postChanges } from '../../contract/shared/version-conflict';
import type { PostDetail } from '../../contract/posts/schema';
import type { Context } from '../context';
import type { By } from '../db/actor';
import type { Db } from '../db/engine';
import { updatePost } from './change-queries';
import { findPost, listRevisions, type PostWithValues } from './queries';
import { touchList } from '../db/list-revisions';
import { notFound, type HttpError } from '../http/errors';
import { findFreeSlug } from './urls/unique-slug';
import { changedSince } from '../http/conflicts/version-conflict';
import { doneBy } from '../auth/actor';

/** A post with its history. Throws 404. */
export async function getPostDetail(context: Context, id: string): Promise<PostDetail> {
  const { db } = context.database;
  const post = await findPost(db, id, context.now().toISOString());
  if (post === null) throw notFound();
  const { live: _live, ...rest } = post;
  const freeSlug = await findFreeSlug(context, db, post);
  return { ...rest, freeSlug, history: await listRevisions(db, id) };
}

type Change = Parameters<typeof updatePost>[2];

/**
 * Changes a post at the version that was seen. Throws 404, and 409 with who was faster.
 * @param decide what becomes of it; null: nothing
 * @returns `before`: how it was; `isChanged`: whether anything became of it
 */
export async function updatePostAtVersion(
  tx: Db,
  context: Context,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
  decide: (before: PostWithValues) => Change | null | Promise<Change | null>,
): Promise<By & { before: PostWithValues; isChanged: boolean }> {
  await touchList(tx, 'posts');
  const done = doneBy(context, request);
  const before = await findPost(tx, id, done.at);
  if (before === null) throw notFound();
  const change = await decide(before);
  if (change === null) return { ...done, before, isChanged: false };
  if (before.version !== version || !(await updatePost(tx, before, change, done))) {
    throw await postConflict(tx, (await findPost(tx, id, done.at)) ?? before, done.by);
  }
  return { ...done, before, isChanged: true };
}

/**
 * 409: somebody was faster with a post. Which field is another one than who calls has seen is not kept: what was seen is known to the
 * caller alone.
 * @param own who calls
 */
export async function postConflict(
  tx: Db,
  { id, changedBy }: Pick<PostWithValues, 'id' | 'changedBy'>,
  own: string,
): Promise<HttpError> {
  const [last] = await listRevisions(tx, id);
  return changedSince(changedBy, own, postChanges[last?.kind ?? 'saved']);
}

/**
 * Whether a call may be one that comes a second time because its first answer was lost: who calls changed the post last, at the version that is
 * named. Where what is asked for is so already, there is nothing to change then.
 */
export function isRepeatedCall(
  before: Pick<PostWithValues, 'version' | 'changedBy'>,
  { version, by }: { version: number; by: string },
): boolean {
  return before.version === version + 1 && before.changedBy === by;
}
