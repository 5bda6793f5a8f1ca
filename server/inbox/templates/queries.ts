import { toRegion } from '../../../contract/shared/regions';
import { templateChannels } from '../../../contract/inbox/constants';
import type { NewTemplate, Template } from '../../../contract/inbox/template-schema';
import type { Db } from '../../db/engine';
import { countRows } from '../../db/pagination';
import { newId } from '../../db/uuid';

export async function listTemplates(db: Db): Promise<Template[]> {
  const rows = await db
    .selectFrom('replyTemplates')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, channel, region, body, version }) => ({
    id,
    name,
    channel: templateChannels.find((known) => known === channel) ?? 'any',
    region: region === null ? null : toRegion(region),
    body,
    version,
  }));
}

export function countTemplates(db: Db): Promise<number> {
  return countRows(db.selectFrom('replyTemplates'));
}

/** `by` is the staff member who last changed it; null for a template that came with the product. */
export function findTemplateChange(
  db: Db,
  id: string,
): Promise<{ name: string; by: string | null } | undefined> {
  return db
    .selectFrom('replyTemplates')
    .select(['name', 'changedBy as by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the id of the new template. */
export async function addTemplate(tx: Db, template: NewTemplate, by: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('replyTemplates')
    .values({ ...toColumns(template), id, version: 1, changedBy: by })
    .execute();
  return id;
}

/** False if the template is no longer at `version`. */
export async function changeTemplate(
  tx: Db,
  { id, version }: { id: string; version: number },
  template: NewTemplate,
  by: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('replyTemplates')
    .set({ ...toColumns(template), version: version + 1, changedBy: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False if the template is no longer at `version`. */
export async function deleteTemplate(
  tx: Db,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('replyTemplates')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

function toColumns({ name, channel, region, body }: NewTemplate) {
  return { name: name.trim(), channel, region, body: body.trim() };
}
