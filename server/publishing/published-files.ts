import { createHash } from 'node:crypto';
import type { Published, PublishedFile } from '../../contract/publishing/schema';
import type { Db } from '../db/engine';

/** Gives what one kind of thing has to be published at a moment. */
export type PublishedSource = (db: Db, now: Date) => Promise<PublishedFile[]>;

/** All that the office has published, by collection and name, and a hash of it. */
export async function collectPublished(
  sources: readonly PublishedSource[],
  db: Db,
  now: Date,
): Promise<Published> {
  const lists = await Promise.all(sources.map((source) => source(db, now)));
  const placeOf = ({ collection, name }: PublishedFile) => `${collection}/${name}`;
  const files = lists.flat().sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return { revision: createHash('sha256').update(JSON.stringify(files)).digest('hex'), files };
}
