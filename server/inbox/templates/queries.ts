import { toRegion } from '../../../contract/shared/regions';
import { templateChannels } from '../../../contract/inbox/constants';
import type { NewTemplate, Template } from '../../../contract/inbox/template-schema';
import type { Db } from '../../db/engine';
import { countOf } from '../../db/pagination';
import { newId } from '../../db/uuid';

/** All reply templates, by name. */
export async function listTemplates(db: Db): Promise<Template[]> {
  const rows = await db
    .selectFrom('reply_templates')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, channel, region, body, version }) => ({
    id,
    name,
    channel: templateChannels.find((one) => one === channel) ?? 'any',
    region: region === null ? null : toRegion(region),
    body,
    version,
  }));
}

/** How many templates there are. */
export function countTemplates(db: Db): Promise<number> {
  return countOf(db.selectFrom('reply_templates'));
}

/** Who has changed a template last (null: nobody), or undefined when there is none. */
export async function findTemplateChange(
  db: Db,
  id: string,
): Promise<{ name: string; by: string | null } | undefined> {
  const row = await db
    .selectFrom('reply_templates')
    .select(['name', 'changed_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, by: row.changed_by };
}

/** Adds a template; returns its id. */
export async function addTemplate(tx: Db, template: NewTemplate, by: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('reply_templates')
    .values({ ...fieldsOf(template), id, version: 1, changed_by: by })
    .execute();
  return id;
}

/** Changes a template that is still at `version`; false, and nothing is changed, when somebody was faster. */
export async function changeTemplate(
  tx: Db,
  at: { id: string; version: number },
  template: NewTemplate,
  by: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('reply_templates')
    .set({ ...fieldsOf(template), version: at.version + 1, changed_by: by })
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a template that is still at `version`; false when it is not. */
export async function deleteTemplate(
  tx: Db,
  at: { id: string; version: number },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('reply_templates')
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

function fieldsOf({ name, channel, region, body }: NewTemplate) {
  return { name: name.trim(), channel, region, body: body.trim() };
}
