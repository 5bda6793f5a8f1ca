import type { ExcludedFile, ExcludedItem, Publishing } from '../../../contract/publishing/schema';
import { canSee, type Role } from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import type { Db } from '../../core/db/engine';
import { findJobBySlug } from '../../features/jobs/queries';
import { findPostBySlug } from '../../features/posts/queries';
import type { PublisherStatus } from './publisher';

const buildPlaces = { off: 'nowhere', local: 'here', hook: 'elsewhere' } as const;

const offStatus: PublisherStatus = {
  state: 'off',
  since: null,
  problem: null,
  liveAsOf: null,
  excluded: [],
};

/** The publishing status of the site, with the excluded posts and jobs that the role sees. */
export async function getPublishing(
  { config, database, publisher, now }: ServiceContext,
  role: Role,
): Promise<Publishing> {
  // Read before the status, which doesn't include later changes.
  const time = now().toISOString();
  const { excluded, ...status } = (await publisher?.getStatus()) ?? offStatus;
  return {
    ...status,
    builds: buildPlaces[config.publish.kind],
    excluded: await listExcluded(database.db, excluded, role),
    now: time,
  };
}

async function listExcluded(
  db: Db,
  excluded: readonly ExcludedFile[],
  role: Role,
): Promise<ExcludedItem[]> {
  const items: ExcludedItem[] = [];
  for (const { collection, name, problem } of excluded) {
    const kind = collection === 'blog' ? 'post' : 'job';
    if (!canSee(role, kind === 'post' ? 'add-blog' : 'jobs')) continue;
    const record = await (kind === 'post' ? findPostBySlug(db, name) : findJobBySlug(db, name));
    if (record !== null) items.push({ kind, id: record.id, title: record.title, problem });
  }
  return items;
}
