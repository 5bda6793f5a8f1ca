import { sql, type RawBuilder } from 'kysely';
import {
  noPost,
  type PostSort,
  type PostState,
  type PostValues,
} from '../../contract/posts/constants';
import type { Post, PostRevision, PostRevisionDetail } from '../../contract/posts/schema';
import type { RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countOf, type Page } from '../db/pagination';
import type { PostTable } from './table';
import { whereWords } from '../db/search-clause';

/** What of the posts is wanted; null is no filter. */
export type PostFilter = {
  state: PostState | null;
  region: RegionId | null;
  tag: string | null;
  /** '' is no filter. */
  search: string;
  sort: PostSort;
  isDescending: boolean;
  /** ISO 8601: by it a scheduled post is published. */
  now: string;
};

/** A post with what its draft says, and what of it is on the site or will be. */
export type PostWithValues = Post & { values: PostValues; live: PostValues | null };

/** The posts that a filter leaves, in its order: `limit` of them after the first `skip`. */
export async function listPosts(db: Db, filter: PostFilter, page: Page): Promise<Post[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy(ordering(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map((row) => toPost(row, filter.now));
}

/** How many posts a filter leaves. */
export function countPosts(db: Db, filter: PostFilter): Promise<number> {
  return countOf(matching(db, filter));
}

/** How many posts there are in each state. */
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

/** Every tag of any post but one, in order. */
export async function listTags(db: Db, except = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('tags')
    .where('id', '!=', except)
    .distinct()
    .execute();
  return [...new Set(rows.flatMap(({ tags }) => toTags(tags)))].sort();
}

/** A post, or null when there is none. */
export async function findPost(db: Db, id: string, now: string): Promise<PostWithValues | null> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toWholePost(row, now);
}

/** What is kept of how a post stood, the latest first. */
export async function listRevisions(db: Db, postId: string): Promise<PostRevision[]> {
  const rows = await db
    .selectFrom('post_revisions')
    .select(['id', 'at', 'by_email', 'kind', 'title'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toRevision);
}

/** How a post once stood, or null. */
export async function findRevision(
  db: Db,
  postId: string,
  id: string,
): Promise<PostRevisionDetail | null> {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...toRevision(row), values: toValues(row.draft) };
}

/** The posts on the site at a moment. */
export async function listLive(db: Db, now: string): Promise<PostValues[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['live', 'live_from'])
    .where('live', 'is not', null)
    .where('live_from', '<=', now)
    .orderBy('live_slug')
    .execute();
  return rows.flatMap(({ live }) => (live === null ? [] : [toValues(live)]));
}

/** The post that is on the site at an address, or will be, or null. */
export async function findPostAt(
  db: Db,
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('live_slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** When the next scheduled post is due after a moment, as ISO 8601, or null. */
export async function nextStart(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.min('live_from').as('next'))
    .where('live_from', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}

function matching(db: Db, { state, region, tag, search, now }: PostFilter) {
  let query = db.selectFrom('posts');
  if (state !== null) query = query.where(stateAt(now), '=', state);
  if (region !== null) query = query.where('region', '=', region);
  if (tag !== null)
    query = query.where('tags', 'like', sql<string>`${holding(`|${tag}|`)} escape '\\'`);
  return whereWords(query, search);
}

/** A pattern of what holds a tag: what is typed is none itself. */
const holding = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function stateAt(now: string): RawBuilder<PostState> {
  return sql<PostState>`case
    when is_withdrawn = 1 then 'unpublished'
    when live_from is null then 'draft'
    when live_from > ${now} then 'scheduled'
    else 'published' end`;
}

function ordering({ sort, isDescending: down, now }: PostFilter): RawBuilder<unknown> {
  const way = sql.raw(down ? 'desc' : 'asc');
  // The latest is what one looks for.
  const late = sql.raw(down ? 'asc' : 'desc');
  const keys: Record<PostSort, RawBuilder<unknown>> = {
    changed: sql`changed_at ${late}`,
    date: sql`date ${late}, changed_at desc`,
    title: sql`sort_title ${way}`,
    author: sql`lower(author) ${way}, sort_title`,
    state: sql`${stateAt(now)} ${way}, changed_at desc`,
  };
  return sql`${keys[sort]}, id ${late}`;
}

function toWholePost(row: PostTable, now: string): PostWithValues {
  return {
    ...toPost(row, now),
    values: toValues(row.draft),
    live: row.live === null ? null : toValues(row.live),
  };
}

function toPost(row: PostTable, now: string): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author,
    region: row.region,
    tags: toTags(row.tags),
    date: row.date,
    state: stateOf(row, now),
    liveFrom: row.live_from,
    liveSlug: row.live_slug,
    hasChanges: row.live !== null && row.is_current === 0,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}

function stateOf(row: Pick<PostTable, 'is_withdrawn' | 'live_from'>, now: string): PostState {
  if (row.is_withdrawn === 1) return 'unpublished';
  if (row.live_from === null) return 'draft';
  return row.live_from > now ? 'scheduled' : 'published';
}

const toTags = (tags: string) => tags.split('|').filter((tag) => tag !== '');

const toValues = (json: string): PostValues => ({
  ...noPost,
  ...(JSON.parse(json) as Partial<PostValues>),
});

type RevisionRow = { id: string; at: string; by_email: string; kind: string; title: string };
function toRevision(row: RevisionRow): PostRevision {
  const { id, at, by_email: by, title } = row;
  return { id, at, by, kind: row.kind as PostRevision['kind'], title };
}
