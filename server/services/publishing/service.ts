import type { ExcludedFile, ExcludedItem, Publishing } from '../../../contract/publishing/schema';
import { recordScreens } from '../../../contract/shared/record-url';
import { canSee, canSeeRegion, type Access } from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import type { PublisherStatus } from './publisher';

const builders = { off: 'hand', local: 'server', hook: 'host' } as const;

const offStatus: PublisherStatus = {
  state: 'off',
  since: null,
  message: null,
  onSiteAsOf: null,
  excluded: [],
};

/** The publishing status of the site, with the excluded records that the account sees. */
export async function getPublishing(context: ServiceContext, access: Access): Promise<Publishing> {
  const { config, publisher, now } = context;
  // Read before the status, which doesn't include later changes.
  const time = now().toISOString();
  const { excluded, ...status } = (await publisher?.getStatus()) ?? offStatus;
  return {
    ...status,
    builtBy: builders[config.publish.kind],
    excluded: await listExcluded(context, excluded, access),
    now: time,
  };
}

async function listExcluded(
  { database, publishSources }: ServiceContext,
  excluded: readonly ExcludedFile[],
  access: Access,
): Promise<ExcludedItem[]> {
  const items: ExcludedItem[] = [];
  for (const { collection, name, issues } of excluded) {
    const source = publishSources.find((one) => one.collection === collection);
    if (source === undefined || !canSee(access, recordScreens[source.kind])) continue;
    const record = await source.findByName(database.db, name);
    if (record === null || !canSeeRegion(access, record.region)) continue;
    items.push({ kind: source.kind, id: record.id, title: record.title, issues });
  }
  return items;
}
