import { sql, type RawBuilder } from 'kysely';
import { postActivities, type PostActivity } from '../../../contract/overview/activity-schema';
import {
  emptyPost,
  type PostSort,
  type PostState,
  type PostValues,
} from '../../../contract/posts/constants';
import type {
  Post,
  PostRevision,
  PostRevisionDetail,
  PostsQuery,
} from '../../../contract/posts/schema';
import type { Access } from '../../../contract/shared/roles';
import type { Db } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';
import { isInRegions } from '../../core/db/region-clause';
import { whereMatches } from '../../core/db/search-clause';
import type { PostTable } from './table';

export type PostFilter = Omit<PostsQuery, 'page' | 'down'> & {
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
  /** ISO 8601. Scheduled posts are published from their time on. */
  now: string;
};

export type PostWithValues = Post & { values: PostValues; published: PostValues | null };

const listColumns = [
  'id',
  'title',
  'slug',
  'author',
  'region',
  'tags',
  'date',
  'publishedFrom',
  'publishedSlug',
  'hasChanges',
  'version',
  'changedBy',
  'changedAt',
] as const;

export async function listPosts(db: Db, filter: PostFilter, page: Page): Promise<Post[]> {
  const rows = await filterPosts(db, filter)
    .select([...listColumns, stateAt(filter.now).as('state')])
    .orderBy(orderPosts(filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toPost);
}

export async function countPostsByState(
  db: Db,
  { regions, now }: Pick<PostFilter, 'regions' | 'now'>,
): Promise<Record<PostState, number>> {
  const rows = await db
    .selectFrom('posts')
    .select((eb) => [stateAt(now).as('state'), eb.fn.countAll().as('count')])
    .where(isInRegions(regions, 'region'))
    .groupBy(sql`1`)
    .execute();
  const counts = { draft: 0, scheduled: 0, published: 0, unpublished: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

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
  const row = await db
    .selectFrom('posts')
    .select([...listColumns, 'draft', 'published', stateAt(now).as('state')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { draft, published, ...post } = row;
  return {
    ...toPost(post),
    values: parseValues(draft),
    published: published === null ? null : parseValues(published),
  };
}

export function listRevisions(db: Db, postId: string, limit = 200): Promise<PostRevision[]> {
  return db
    .selectFrom('postRevisions')
    .select(['id', 'at', 'byEmail as by', 'kind', 'title'])
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findRevision(
  db: Db,
  postId: string,
  id: string,
): Promise<PostRevisionDetail | null> {
  const row = await db
    .selectFrom('postRevisions')
    .select(['id', 'at', 'byEmail as by', 'kind', 'title', 'draft'])
    .where('postId', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { draft, ...revision } = row;
  return { ...revision, values: parseValues(draft) };
}

/** Lists the latest scheduled, published, and unpublished posts with their title at that time, newest first. */
export async function listPostActivity(
  db: Db,
  regions: Access['regions'],
  limit: number,
): Promise<PostActivity[]> {
  const rows = await db
    .selectFrom('postRevisions as revision')
    .innerJoin('posts as post', 'post.id', 'revision.postId')
    .select(['revision.id', 'revision.at', 'revision.byEmail as by', 'revision.kind as what'])
    .select(['revision.title as name', 'post.id as record', 'post.region'])
    .where(
      'revision.kind',
      'in',
      // Literals, because SQLite uses a partial index only for values it can see.
      postActivities.map((kind) => sql.lit(kind)),
    )
    .where(isInRegions(regions, 'post.region'))
    .$narrowType<{ what: PostActivity['what'] }>()
    .orderBy('revision.at', 'desc')
    .orderBy('revision.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ region, ...row }) => ({ ...row, kind: 'post', region: region || null }));
}

export async function listPublishedPosts(db: Db, now: string): Promise<PostValues[]> {
  const rows = await db
    .selectFrom('posts')
    .select('published')
    .where('publishedFrom', '<=', now)
    .orderBy('publishedSlug')
    .$narrowType<{ published: string }>()
    .execute();
  return rows.map(({ published }) => parseValues(published));
}

export async function findPostBySlug(
  db: Db,
  slug: string,
): Promise<Pick<PostTable, 'id' | 'title' | 'region'> | null> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'title', 'region'])
    .where('publishedSlug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

export async function findNextPublication(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.min('publishedFrom').as('next'))
    .where('publishedFrom', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}

export function filterPosts(db: Db, { state, region, regions, tag, search, now }: PostFilter) {
  let query = db.selectFrom('posts').where(isInRegions(regions, 'region'));
  if (state) query = query.where(stateAt(now), '=', state);
  if (region) query = query.where('region', '=', region);
  if (tag) {
    const pattern = `%|${tag.replace(/[\\%_]/g, '\\$&')}|%`;
    query = query.where('tags', 'like', sql<string>`${pattern} escape '\\'`);
  }
  return whereMatches(query, search);
}

function stateAt(now: string): RawBuilder<PostState> {
  return sql<PostState>`case
    when is_withdrawn = 1 then 'unpublished'
    when published_from is null then 'draft'
    when published_from > ${now} then 'scheduled'
    else 'published' end`;
}

/** Sorts by time are newest first unless descending is set. */
function orderPosts({ sort = 'changed', isDescending, now }: PostFilter): RawBuilder<unknown> {
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

type ListRow = Pick<PostTable, (typeof listColumns)[number]> & { state: PostState };

function toPost({ tags, hasChanges, ...row }: ListRow): Post {
  return { ...row, tags: parseTags(tags), hasChanges: hasChanges === 1 };
}

function parseTags(tags: string): string[] {
  return tags.split('|').filter((tag) => tag !== '');
}

function parseValues(json: string): PostValues {
  return { ...emptyPost, ...(JSON.parse(json) as Partial<PostValues>) };
}
