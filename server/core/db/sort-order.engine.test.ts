import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPost, type PostSort } from '../../../contract/posts/constants';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/database/database';
import { inTransaction, type Database } from './engine';
import { openDatabase } from './open-database';
import { createPost } from '../../features/posts/change-queries';
import { listPosts } from '../../features/posts/queries';

let kept: EmptyDatabase;
let database: Database;
beforeEach(async () => {
  kept = await createEmptyDatabase({ language: 'en-US' });
  database = await openDatabase(kept.location);
});
afterEach(async () => {
  await database.close();
  await kept.remove();
});

test.each([
  // Titles are sorted without accents and apostrophes.
  ['title', ['Łukasz', 'Lz', 'O-Brien', "O'Brien", 'Obriens']],
  ['author', ['Lz', "O'Brien", 'O-Brien', 'Obriens', 'Łukasz']],
] satisfies [PostSort, string[]][])(
  'sorts by %s the same in both engines',
  async (sort, inOrder) => {
    const actor = { email: 'ann@agency.example', at: '2026-11-22T15:00:00.000Z' };
    for (const name of inOrder.toReversed()) {
      const values = { ...emptyPost, title: name, author: name };
      await inTransaction(database.db, (tx) => createPost(tx, values, actor));
    }
    const none = {
      search: '',
      isDescending: false,
      regions: null,
      now: actor.at,
    };
    const posts = await listPosts(database.db, { ...none, sort }, { limit: 9, offset: 0 });
    expect(posts.map(({ title }) => title)).toEqual(inOrder);
  },
);
