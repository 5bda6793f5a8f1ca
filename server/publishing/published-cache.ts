import { createHash } from 'node:crypto';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { nextStart } from '../posts/queries';
import { listTag } from '../db/list-revisions';
import { collectPublished, type PublishedSource } from './published-files';

/**
 * What is published, as it is sent, its revision, and the pictures it shows, as '/images/posts/<hash>.webp'. Anybody may read them: they say
 * nothing of drafts and of what is not there yet.
 */
type PublishedNow = { json: string; revision: string; pictures: ReadonlySet<string> };

/** A tag of what is published at a moment: another one as soon as a post or job, also a draft, changes, begins or ends. */
async function publishedTag(db: Db, now: Date): Promise<string> {
  const lists = [await listTag(db, 'posts'), await listTag(db, 'jobs')];
  const next = (await nextStart(db, now.toISOString())) ?? '';
  const days = regionIds.map((id) => dayAt(id, now));
  return createHash('sha256')
    .update([...lists, next, ...days].join('.'))
    .digest('hex');
}

/** Gives what is published at a moment. It is read once for each tag: anybody may ask, and all of it is much to read. */
export function createPublishedCache(
  sources: readonly PublishedSource[],
  db: Db,
): (now: Date) => Promise<PublishedNow> {
  let known: { tag: string; is: Promise<PublishedNow> } | null = null;
  return async (now) => {
    const tag = await publishedTag(db, now);
    if (known?.tag === tag) return known.is;
    const is = collectPublished(sources, db, now).then((published) => ({
      json: JSON.stringify(published),
      revision: published.revision,
      pictures: new Set(published.files.flatMap(({ pictures }) => pictures)),
    }));
    known = { tag, is };
    is.catch(() => {
      known = null;
    });
    return is;
  };
}
