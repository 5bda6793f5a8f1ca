import type {
  NewTemplate,
  Template,
  TemplateChange,
} from '../../../../contract/inbox/template-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { listTemplateFiles } from '../../../services/messages/files/upload-queries';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { updateAtVersion } from '../../../core/db/concurrency/update-at-version';
import { newId } from '../../../core/db/uuid';

export async function listTemplates(db: Db, encryption: Encryption): Promise<Template[]> {
  const templates = await db
    .selectFrom('replyTemplates')
    .select(['id', 'name', 'channel', 'region', 'language', 'body', 'place', 'version'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const files = await listTemplateFiles(db, encryption);
  return templates.map((template) => ({ ...template, files: files.get(template.id) ?? [] }));
}

export function countTemplates(db: Db): Promise<number> {
  return countRows(db.selectFrom('replyTemplates'));
}

export function findTemplate(db: Db, id: string) {
  return db
    .selectFrom('replyTemplates')
    .select(['name', 'changedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function addTemplate(
  tx: Db,
  template: NewTemplate,
  changedBy: string,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('replyTemplates')
    .values({ ...trimFields(template), id, version: 1, changedBy })
    .execute();
  return id;
}

export function changeTemplate(
  tx: Db,
  template: TemplateChange & { id: string },
  email: string,
): Promise<boolean> {
  const { id, version, ...fields } = template;
  return updateAtVersion(tx, 'replyTemplates', { id, version }, trimFields(fields), { email });
}

export async function deleteTemplate(tx: Db, id: string, version: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('replyTemplates')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

function trimFields({ name, body, files: _files, ...template }: NewTemplate) {
  return { ...template, name: name.trim(), body: body.trim() };
}
