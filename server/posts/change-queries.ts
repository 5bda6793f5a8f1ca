import { splitTags, type PostValues, type RevisionKind } from '../../contract/posts/constants';
import { normalizeForSearch } from '../../contract/shared/text/text-search';
import type { Actor } from '../db/actor';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { updateAtVersion } from '../db/versioned-update';
import type { PostWithValues } from './queries';

/** Autosaves within this time of the first share one revision, in milliseconds. */
const revisionWindow = 10 * 60_000;

/** The published or scheduled version. Null unpublishes. */
type LiveVersion = { values: PostValues; from: string } | null;

export type PostUpdate = {
  values: PostValues;
  /** Left out: the live version stays. */
  live?: LiveVersion;
  kind: RevisionKind;
  /** Keeps the former autosave as a revision of its own, because its author was overruled. */
  keepsFormerSave?: boolean;
};

/** Creates a draft and returns its id. */
export async function createPost(
  tx: Db,
  values: PostValues,
  { by, at, id = newId() }: Actor & { id?: string },
): Promise<string> {
  await tx
    .insertInto('posts')
    .values({
      id,
      ...toRow(values),
      live: null,
      live_slug: null,
      live_from: null,
      is_current: 0,
      is_withdrawn: 0,
      version: 1,
      created_at: at,
      changed_by: by,
      changed_at: at,
    })
    .execute();
  await saveRevision(tx, id, { values, kind: 'added' }, { by, at });
  return id;
}

/** Returns false if the version is no longer current. */
export async function updatePost(
  tx: Db,
  before: PostWithValues,
  update: PostUpdate,
  actor: Actor,
): Promise<boolean> {
  const { id } = before;
  const { values, live } = update;
  const current = live === undefined ? before.live : (live?.values ?? null);
  const row = {
    ...toRow(values),
    ...(live !== undefined && {
      live: live === null ? null : JSON.stringify(live.values),
      live_slug: live?.values.slug ?? null,
      live_from: live?.from ?? null,
      is_withdrawn: Number(live === null && (await wasPublished(tx, id, actor.at))),
    }),
    is_current: Number(JSON.stringify(current) === JSON.stringify(values)),
  };
  if (!(await updateAtVersion(tx, 'posts', before, row, actor))) return false;
  if (live !== undefined) await saveSlug(tx, id, live, actor.at);
  await saveRevision(tx, id, update, actor);
  return true;
}

/** A post that was on the site by a time owns its slug for good. */
export async function wasPublished(db: Db, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_slugs')
    .select('slug')
    .where('post_id', '=', id)
    .where('live_from', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a post with its revisions and slugs. Returns false if the version is no longer current. */
export async function deletePost(
  tx: Db,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  // First, because it locks the row: a concurrent change waits and then finds no post.
  const locked = await tx
    .updateTable('posts')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (locked === undefined) return false;
  await tx.deleteFrom('post_revisions').where('post_id', '=', id).execute();
  await tx.deleteFrom('post_slugs').where('post_id', '=', id).execute();
  await tx.deleteFrom('posts').where('id', '=', id).execute();
  return true;
}

/** Reserves the slug of the live version and frees one that was only scheduled. */
async function saveSlug(tx: Db, postId: string, live: LiveVersion, at: string): Promise<void> {
  await tx
    .deleteFrom('post_slugs')
    .where('post_id', '=', postId)
    .where('live_from', '>', at)
    .execute();
  if (live === null) return;
  // A published post keeps its first time, but gets a new slug only now.
  const since = live.from > at ? live.from : at;
  await tx
    .insertInto('post_slugs')
    .values({ slug: live.values.slug, post_id: postId, live_from: since })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Adds a revision, or replaces the person's own recent autosave. */
async function saveRevision(
  tx: Db,
  postId: string,
  { values, kind, keepsFormerSave = false }: PostUpdate,
  { by, at }: Actor,
): Promise<void> {
  const { title } = values;
  const draft = JSON.stringify(values);
  const latest = await tx
    .selectFrom('post_revisions')
    .select(['id', 'at', 'by_email', 'kind'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (
    kind === 'saved' &&
    !keepsFormerSave &&
    latest?.kind === 'saved' &&
    latest.by_email === by &&
    Date.parse(at) - Date.parse(latest.at) < revisionWindow
  ) {
    await tx
      .updateTable('post_revisions')
      .set({ title, draft })
      .where('id', '=', latest.id)
      .execute();
    return;
  }
  await tx
    .insertInto('post_revisions')
    .values({ id: newId(), post_id: postId, at, by_email: by, kind, title, draft })
    .execute();
}

function toRow(values: PostValues) {
  const { title, slug, author, region, date } = values;
  const tags = splitTags(values.tags);
  return {
    title,
    slug,
    author,
    region,
    date,
    tags: `|${tags.join('|')}|`,
    draft: JSON.stringify(values),
    words: normalizeForSearch([title, slug, author, ...tags].join(' ')),
    sort_title: normalizeForSearch(title),
  };
}
