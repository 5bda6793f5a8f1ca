import { createHash } from 'node:crypto';
import type { Published } from '../../../contract/publishing/schema';
import type { Db } from '../../core/db/engine';
import { memoizeLatest } from '../../core/memoize';
import type { PublishSource } from './publish-source';

type Sources = readonly PublishSource[];

async function collectPublished(db: Db, sources: Sources, now: Date): Promise<Published> {
  const lists = await Promise.all(sources.map((source) => source.listPublished(db, now)));
  const files = lists.flatMap((list) => list.files);
  const content = JSON.stringify([files, lists.flatMap(({ ended }) => ended)]);
  const moved = lists.flatMap((list) => list.moved);
  return { revision: createHash('sha256').update(content).digest('hex'), files, moved };
}

export type PublishedNow = { json: string; revision: string; pictures: ReadonlySet<string> };

/** Reads what is published at a time. `pictures` are paths. */
export type ReadPublished = (now: Date) => Promise<PublishedNow>;

/** Caches what is published until it may have changed, because anyone may call it. */
export function createPublishedCache(db: Db, sources: Sources): ReadPublished {
  const read = memoizeLatest(async (now: Date): Promise<PublishedNow> => {
    const published = await collectPublished(db, sources, now);
    const pictures = new Set(published.files.flatMap((file) => file.pictures));
    return { json: JSON.stringify(published), revision: published.revision, pictures };
  });
  return async (now) => {
    const revisions = await Promise.all(sources.map((source) => source.readRevision(db, now)));
    return read(revisions.join(' '), now);
  };
}
