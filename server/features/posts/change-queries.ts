import { splitTags, type PostValues, type RevisionKind } from '../../../contract/posts/constants';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { updateAtVersion } from '../../core/db/concurrency/update-at-version';
import { newId } from '../../core/db/uuid';
import type { PostWithValues } from './queries';
import type { PostTable } from './table';

/** Autosaves within this time of the first share one revision, in milliseconds. */
const revisionWindow = 10 * 60_000;

type PublishedVersion = { values: PostValues; from: string } | null;

export type PostUpdate = {
  values: PostValues;
  published?: PublishedVersion;
  kind: RevisionKind;
  /** Keeps the former autosave as a separate revision, because it is overwritten by someone else. */
  keepsFormerSave?: boolean;
};

export async function createPost(
  tx: Db,
  values: PostValues,
  { email, at, id = newId() }: Actor & { id?: string },
): Promise<string> {
  await tx
    .insertInto('posts')
    .values({
      id,
      ...toRow(values),
      published: null,
      publishedSlug: null,
      publishedFrom: null,
      hasChanges: 0,
      isWithdrawn: 0,
      version: 1,
      createdAt: at,
      changedBy: email,
      changedAt: at,
    })
    .execute();
  await saveRevision(tx, id, { values, kind: 'added' }, { email, at });
  return id;
}

export async function updatePost(
  tx: Db,
  before: PostWithValues,
  update: PostUpdate,
  actor: Actor,
): Promise<boolean> {
  const { id } = before;
  const { values, published } = update;
  const publishedValues = published === undefined ? before.published : (published?.values ?? null);
  const row = {
    ...toRow(values),
    ...(published !== undefined && {
      published: published === null ? null : JSON.stringify(published.values),
      publishedSlug: published?.values.slug ?? null,
      publishedFrom: published?.from ?? null,
      isWithdrawn: Number(published === null && (await wasPublished(tx, id, actor.at))),
    }),
    hasChanges: Number(
      publishedValues !== null && JSON.stringify(publishedValues) !== JSON.stringify(values),
    ),
    changedAt: actor.at,
  };
  if (!(await updateAtVersion(tx, 'posts', before, row, actor))) return false;
  if (published !== undefined) await saveSlug(tx, id, published, actor.at);
  await saveRevision(tx, id, update, actor);
  return true;
}

/** A post that was on the site by a time owns its slug for good. */
export async function wasPublished(db: Db, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('postSlugs')
    .select('slug')
    .where('postId', '=', id)
    .where('publishedFrom', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

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
  await tx.deleteFrom('postRevisions').where('postId', '=', id).execute();
  await tx.deleteFrom('postSlugs').where('postId', '=', id).execute();
  await tx.deleteFrom('posts').where('id', '=', id).execute();
  return true;
}

/** Reserves the slug of the published version and frees one that was only scheduled. */
async function saveSlug(
  tx: Db,
  postId: string,
  published: PublishedVersion,
  at: string,
): Promise<void> {
  await tx
    .deleteFrom('postSlugs')
    .where('postId', '=', postId)
    .where('publishedFrom', '>', at)
    .execute();
  if (published === null) return;
  // A published post keeps its first time, but gets a new slug only now.
  const since = published.from > at ? published.from : at;
  await tx
    .insertInto('postSlugs')
    .values({ slug: published.values.slug, postId, publishedFrom: since })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Adds a revision, or replaces the person's own recent autosave. */
async function saveRevision(
  tx: Db,
  postId: string,
  { values, kind, keepsFormerSave = false }: PostUpdate,
  { email, at }: Actor,
): Promise<void> {
  const { title } = values;
  const draft = JSON.stringify(values);
  const latest = await tx
    .selectFrom('postRevisions')
    .select(['id', 'at', 'byEmail', 'kind'])
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (
    kind === 'saved' &&
    !keepsFormerSave &&
    latest?.kind === 'saved' &&
    latest.byEmail === email &&
    Date.parse(at) - Date.parse(latest.at) < revisionWindow
  ) {
    await tx
      .updateTable('postRevisions')
      .set({ title, draft })
      .where('id', '=', latest.id)
      .execute();
    return;
  }
  await tx
    .insertInto('postRevisions')
    .values({ id: newId(), postId, at, byEmail: email, kind, title, draft })
    .execute();
}

function toRow(values: PostValues) {
  const { title, slug, author, region, date } = values;
  const tags = splitTags(values.tags);
  return {
    title,
    slug,
    author,
    region: region as PostTable['region'],
    date,
    tags: `|${tags.join('|')}|`,
    draft: JSON.stringify(values),
    words: normalizeForSearch([title, slug, author, ...tags].join(' ')),
    sortTitle: normalizeForSearch(title),
  };
}
