import { createHash } from 'node:crypto';
import type { Published, PublishedFile } from '../../contract/publishing/schema';
import type { Db } from '../db/engine';

export type PublishedSource = (db: Db, now: Date) => Promise<PublishedFile[]>;

export async function collectPublished(
  sources: readonly PublishedSource[],
  db: Db,
  now: Date,
): Promise<Published> {
  const lists = await Promise.all(sources.map((source) => source(db, now)));
  const getPath = ({ collection, name }: PublishedFile) => `${collection}/${name}`;
  const files = lists.flat().sort((one, other) => (getPath(one) < getPath(other) ? -1 : 1));
  return { revision: createHash('sha256').update(JSON.stringify(files)).digest('hex'), files };
}
