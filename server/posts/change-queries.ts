import { foldWords } from '../../contract/shared/text/text-search';
import { splitTags, type PostValues, type RevisionKind } from '../../contract/posts/constants';
import type { By } from '../db/actor';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { changeAtVersion } from '../db/versioned-update';
import type { PostWithValues } from './queries';

/** Saves that come within so many milliseconds of the first are one in the history. */
const oneSitting = 10 * 60_000;

/** What of a post is on the site or will be; null takes it away. */
export type Live = { values: PostValues; from: string } | null;

/** Begins a post and returns its id. */
export async function addPost(
  tx: Db,
  values: PostValues,
  { by, at, id = newId() }: By & { id?: string },
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
  await keepRevision(tx, id, { values, kind: 'added' }, { by, at });
  return id;
}

/**
 * Changes a post that is still at the version seen. False, and nothing is changed, when somebody was faster.
 * @param change values: the draft from now on; live: what the site shows, left out when it stays; isOver: what was saved last stays in
 * the history, also of the same sitting
 */
export async function updatePost(
  tx: Db,
  before: PostWithValues,
  change: { values: PostValues; live?: Live; kind: RevisionKind; isOver?: boolean },
  { by, at }: By,
): Promise<boolean> {
  const { id } = before;
  const { values, live } = change;
  // What was ever there says so, however often it was planned and taken back since.
  const isWithdrawn = live === null && (await wasPublished(tx, id, at));
  const shown = live === undefined ? before.live : (live?.values ?? null);
  const row = {
    ...toRow(values),
    ...(live !== undefined && {
      live: live === null ? null : JSON.stringify(live.values),
      live_slug: live?.values.slug ?? null,
      live_from: live?.from ?? null,
      is_withdrawn: Number(isWithdrawn),
    }),
    is_current: Number(JSON.stringify(shown) === JSON.stringify(values)),
  };
  if (!(await changeAtVersion(tx, 'posts', before, row, { by, at }))) return false;
  if (live !== undefined) await keepSlug(tx, id, live, at);
  await keepRevision(tx, id, change, { by, at });
  return true;
}

/** Whether a post was ever on the site by a moment: its address is its own for good then. */
export async function wasPublished(db: Db, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_slugs')
    .select('slug')
    .where('post_id', '=', id)
    .where('live_from', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a post that is still at the version seen, with its history, and frees its address. False, and nothing is deleted, when somebody was faster. */
export async function deletePost(
  tx: Db,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  // First: whoever changes it meanwhile waits, and finds none.
  const seen = await tx
    .updateTable('posts')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (seen === undefined) return false;
  await tx.deleteFrom('post_revisions').where('post_id', '=', id).execute();
  await tx.deleteFrom('post_slugs').where('post_id', '=', id).execute();
  await tx.deleteFrom('posts').where('id', '=', id).execute();
  return true;
}

/** An address is the post's own from the day on which it is published there; what was only planned is given back. */
async function keepSlug(tx: Db, postId: string, live: Live, at: string): Promise<void> {
  await tx
    .deleteFrom('post_slugs')
    .where('post_id', '=', postId)
    .where('live_from', '>', at)
    .execute();
  if (live === null) return;
  // What is published keeps its first moment, and comes to another address now.
  const since = live.from > at ? live.from : at;
  await tx
    .insertInto('post_slugs')
    .values({ slug: live.values.slug, post_id: postId, live_from: since })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Keeps how a post stands now. What saves itself while somebody writes takes the place of what it saved before. */
async function keepRevision(
  tx: Db,
  postId: string,
  { values, kind, isOver = false }: { values: PostValues; kind: RevisionKind; isOver?: boolean },
  { by, at }: By,
): Promise<void> {
  const draft = JSON.stringify(values);
  const last = await tx
    .selectFrom('post_revisions')
    .select(['id', 'at', 'by_email', 'kind'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const goesOn =
    !isOver &&
    kind === 'saved' &&
    last?.kind === 'saved' &&
    last.by_email === by &&
    Date.parse(at) - Date.parse(last.at) < oneSitting;
  if (goesOn) {
    await tx
      .updateTable('post_revisions')
      .set({ title: values.title, draft })
      .where('id', '=', last.id)
      .execute();
    return;
  }
  await tx
    .insertInto('post_revisions')
    .values({ id: newId(), post_id: postId, at, by_email: by, kind, title: values.title, draft })
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
    words: foldWords([title, slug, author, ...tags].join(' ')),
    sort_title: foldWords(title),
  };
}
