import { sql, type RawBuilder } from 'kysely';
import {
  emptyPost,
  type PostSort,
  type PostState,
  type PostValues,
} from '../../contract/posts/constants';
import type { Post, PostRevision, PostRevisionDetail } from '../../contract/posts/schema';
import type { RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countRows, type Page } from '../db/pagination';
import { whereMatches } from '../db/search-clause';
import type { PostRevisionTable, PostTable } from './table';

/** Null and '' do not filter. */
export type PostFilter = {
  state: PostState | null;
  region: RegionId | null;
  tag: string | null;
  search: string;
  sort: PostSort;
  isDescending: boolean;
  /** ISO 8601. Scheduled posts are published from their time on. */
  now: string;
};

/** A post with the values of its draft and of its published or scheduled version. */
export type PostWithValues = Post & { values: PostValues; live: PostValues | null };

export async function listPosts(db: Db, filter: PostFilter, page: Page): Promise<Post[]> {
  const rows = await filterPosts(db, filter)
    .selectAll()
    .orderBy(orderPosts(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map((row) => toPost(row, filter.now));
}

export function countPosts(db: Db, filter: PostFilter): Promise<number> {
  return countRows(filterPosts(db, filter));
}

export async function countPostsByState(db: Db, now: string): Promise<Record<PostState, number>> {
  const rows = await db
    .selectFrom('posts')
    .select((eb) => [stateAt(now).as('state'), eb.fn.countAll().as('count')])
    .groupBy(sql`1`)
    .execute();
  const counts = { draft: 0, scheduled: 0, published: 0, unpublished: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** Lists the tags of all posts, or of all but one, in order. */
export async function listPostTags(db: Db, exceptId = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('tags')
    .where('id', '!=', exceptId)
    .distinct()
    .execute();
  return [...new Set(rows.flatMap(({ tags }) => parseTags(tags)))].sort();
}

export async function findPost(db: Db, id: string, now: string): Promise<PostWithValues | null> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...toPost(row, now),
    values: parseValues(row.draft),
    live: row.live === null ? null : parseValues(row.live),
  };
}

/** Lists revisions, newest first. */
export async function listRevisions(db: Db, postId: string): Promise<PostRevision[]> {
  const rows = await db
    .selectFrom('postRevisions')
    .select(['id', 'at', 'byEmail', 'kind', 'title'])
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toRevision);
}

export async function findRevision(
  db: Db,
  postId: string,
  id: string,
): Promise<PostRevisionDetail | null> {
  const row = await db
    .selectFrom('postRevisions')
    .selectAll()
    .where('postId', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...toRevision(row), values: parseValues(row.draft) };
}

/** Lists the posts on the site at a time, by slug. */
export async function listLivePosts(db: Db, now: string): Promise<PostValues[]> {
  const rows = await db
    .selectFrom('posts')
    .select('live')
    .where('live', 'is not', null)
    .where('liveFrom', '<=', now)
    .orderBy('liveSlug')
    .execute();
  return rows.flatMap(({ live }) => (live === null ? [] : [parseValues(live)]));
}

/** Finds the post that is published or scheduled under a slug. */
export async function findPostBySlug(
  db: Db,
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('liveSlug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds when the next scheduled post is due (ISO 8601). */
export async function findNextPublication(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.min('liveFrom').as('next'))
    .where('liveFrom', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}

function filterPosts(db: Db, { state, region, tag, search, now }: PostFilter) {
  let query = db.selectFrom('posts');
  if (state !== null) query = query.where(stateAt(now), '=', state);
  if (region !== null) query = query.where('region', '=', region);
  if (tag !== null) {
    const pattern = `%|${tag.replace(/[\\%_]/g, '\\$&')}|%`;
    query = query.where('tags', 'like', sql<string>`${pattern} escape '\\'`);
  }
  return whereMatches(query, search);
}

/** The same as toState, in SQL. */
function stateAt(now: string): RawBuilder<PostState> {
  return sql<PostState>`case
    when is_withdrawn = 1 then 'unpublished'
    when live_from is null then 'draft'
    when live_from > ${now} then 'scheduled'
    else 'published' end`;
}

/** Sorts by time are newest first unless descending is set. */
function orderPosts({ sort, isDescending, now }: PostFilter): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const reversed = sql.raw(isDescending ? 'asc' : 'desc');
  const keys: Record<PostSort, RawBuilder<unknown>> = {
    changed: sql`changed_at ${reversed}`,
    date: sql`date ${reversed}, changed_at desc`,
    title: sql`sort_title ${direction}`,
    author: sql`lower(author) ${direction}, sort_title`,
    state: sql`${stateAt(now)} ${direction}, changed_at desc`,
  };
  return sql`${keys[sort]}, id ${reversed}`;
}

function toPost(row: PostTable, now: string): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author,
    region: row.region,
    tags: parseTags(row.tags),
    date: row.date,
    state: toState(row, now),
    liveFrom: row.liveFrom,
    liveSlug: row.liveSlug,
    hasChanges: row.live !== null && row.isCurrent === 0,
    version: row.version,
    changedBy: row.changedBy,
    changedAt: row.changedAt,
  };
}

function toState(row: Pick<PostTable, 'isWithdrawn' | 'liveFrom'>, now: string): PostState {
  if (row.isWithdrawn === 1) return 'unpublished';
  if (row.liveFrom === null) return 'draft';
  return row.liveFrom > now ? 'scheduled' : 'published';
}

function toRevision(row: Omit<PostRevisionTable, 'postId' | 'draft'>): PostRevision {
  const { id, at, byEmail: by, title } = row;
  return { id, at, by, kind: row.kind as PostRevision['kind'], title };
}

function parseTags(tags: string): string[] {
  return tags.split('|').filter((tag) => tag !== '');
}

function parseValues(json: string): PostValues {
  return { ...emptyPost, ...(JSON.parse(json) as Partial<PostValues>) };
}
