import { canManageAccounts } from '../../../contract/shared/roles';
import { tagEndpoints } from '../../../contract/tags/endpoints';
import type { Tag } from '../../../contract/tags/schema';
import { inTransaction } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { validationError } from '../../core/http/errors';
import { readList, replaceList } from '../../core/http/lists/versioned-list';
import { getActor, getStaff } from '../../core/http/request/staff';
import { recordAudit } from '../audit/record-audit';
import type { ServiceContext } from '../context';
import { countTagged, removeTag } from './queries';
import { tagListName } from './tag-names';

export function tagRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;
  const handle = createHandle(app, context, tagEndpoints);

  const readTags = async (isCounted: boolean) => {
    const { version, items } = await readList<Tag>(db, tagListName);
    const counts = isCounted ? await countTagged(db) : null;
    const count = (id: string) => counts && { count: counts.get(id) ?? 0 };
    const tags = items.map((tag) => ({ ...tag, ...count(tag.id) }));
    return { version, tags: tags.sort((a, b) => a.name.localeCompare(b.name)) };
  };

  handle('GET /tags', (request) => readTags(canManageAccounts(getStaff(request).access.role)));

  handle('PUT /tags', async (request) => {
    const { version } = request.body;
    const items = request.body.tags.map((tag) => ({ ...tag, name: tag.name.trim() }));
    const names = items.map(({ name }) => name.toLowerCase());
    const double = items.find((_tag, index) => names.indexOf(names[index] ?? '') < index);
    if (double) throw validationError({ tags: `Two tags are called ${double.name}.` });
    const subject = { kind: 'list', id: 'tags' } as const;
    await inTransaction(db, async (tx) => {
      const before = await replaceList(tx, tagListName, { version, items });
      for (const { id } of before) {
        if (!items.some((tag) => tag.id === id)) await removeTag(tx, id);
      }
      await recordAudit(tx, getActor(context, request), { action: 'change-tags', subject });
      await bumpRevision(tx, 'threads');
      await bumpRevision(tx, 'helpDesk');
    });
    return readTags(true);
  });
}
