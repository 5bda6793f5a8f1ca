import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { inTransaction, type Db } from '../db/engine';
import { countOf } from '../db/pagination';
import { addPost, updatePost } from '../posts/change-queries';
import { findPost } from '../posts/queries';
import { touchList } from '../db/list-revisions';
import { generatePosts, type SamplePost } from './post-samples';

/** Whose role writes posts. */
const owner = 'owner@larkspan.example';

/** Adds posts and publishes or schedules them, as the office would have. The publisher finds by itself what is not on the site yet. */
export async function seedPosts(tx: Db, posts: readonly SamplePost[], now: Date): Promise<void> {
  for (const { values, live } of posts) {
    const at = now.toISOString();
    const isOver = live !== null && live <= at;
    const by = { by: owner, at: isOver ? live : at };
    const id = await addPost(tx, values, by);
    const before = live === null ? null : await findPost(tx, id, at);
    if (live === null || before === null) continue;
    const kind = isOver ? 'published' : 'scheduled';
    await updatePost(tx, before, { values, live: { values, from: live }, kind }, by);
  }
  if (posts.length > 0) await touchList(tx, 'posts');
}

/** Adds so many sample posts to those that are there. */
export async function seedManyPosts(db: Db, count: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await countOf(tx.selectFrom('posts'));
    await seedPosts(tx, generatePosts(count, dayAt(defaultRegion, now), known), now);
  });
}
