import type { Tag } from '../../contract/tags/schema';
import type { Tx } from '../core/db/engine';
import { bumpRevision } from '../core/db/list-revisions';
import { newId } from '../core/db/uuid';
import { readList, replaceList } from '../core/http/lists/versioned-list';
import { applyThreadChange } from '../features/inbox/threads/change-thread';
import { bumpThreadRevision } from '../features/inbox/threads/refresh-queries';
import { formatTags } from '../services/tags/queries';
import { tagListName } from '../services/tags/tag-names';

const actor = { email: 'owner@larkspan.example' };

const createTag = (name: string, color: Tag['color']): Tag => ({
  id: newId().replaceAll('-', ''),
  name,
  color,
});

/** Three tags on some threads and requests, unless there are others. */
export async function seedTags(tx: Tx, now: Date): Promise<void> {
  const { version } = await readList(tx, tagListName);
  if (version > 0) return;
  const at = now.toISOString();
  const hospital = createTag('Leaving hospital', 'red');
  const weekend = createTag('Weekend care', 'amber');
  const training = createTag('Training in January', 'teal');
  await replaceList(tx, tagListName, { version, items: [hospital, weekend, training] });

  const threads = await tx
    .selectFrom('threads')
    .select(['id', 'version'])
    .where('status', '!=', 'closed')
    .orderBy('activeAt', 'desc')
    .limit(4)
    .execute();
  const threadTags = [[hospital, weekend], [], [weekend], [training]];
  for (const [index, thread] of threads.entries()) {
    const tags = (threadTags[index] ?? []).map(({ id }) => id);
    if (tags.length === 0) continue;
    await applyThreadChange(tx, thread, { tags }, { ...actor, at });
    await bumpThreadRevision(tx, thread.id);
  }
  const requests = await tx
    .selectFrom('helpDesk')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(2)
    .execute();
  for (const { id } of requests) {
    const tags = formatTags([training.id]);
    await tx.updateTable('helpDesk').set({ tags }).where('id', '=', id).execute();
  }
  await bumpRevision(tx, 'helpDesk');
}
