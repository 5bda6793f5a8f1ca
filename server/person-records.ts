import { checkPhone, getPhoneDigits, normalizePhone } from '../contract/shared/phone';
import type { Actor } from './core/db/change-log';
import type { Encryption } from './core/db/encryption/encryption';
import type { Db, Tx } from './core/db/engine';
import { bumpRevision } from './core/db/list-revisions';
import { encryptedColumns } from './encrypted-columns';
import { applicationPeople } from './features/applications/service';
import { employeePeople } from './features/employees/service';
import { requestPeople } from './features/help-desk/service';
import { threadPeople } from './features/inbox/service';
import { recordAudit } from './services/audit/record-audit';
import { exportRow, type PersonFile } from './services/people/export-rows';
import type { PersonKeys, PersonRecord, PersonSource } from './services/people/person-source';
import { deleteRows, readRows, type StoredRow } from './services/people/queries';
import { removeFromIndex } from './services/search-index/queries';
import { consentPeople } from './services/sms/person-queries';

/** Employees first, because a request may name its employee only. */
const personSources: readonly PersonSource[] = [
  employeePeople,
  threadPeople,
  requestPeople,
  applicationPeople,
  consentPeople,
];

export type FoundRecords = { source: PersonSource; records: readonly PersonRecord[] };

/** From phone numbers, email addresses, and ids of records. Null if one of them is none of these. */
export function parsePersonKeys(
  encryption: Encryption,
  texts: readonly string[],
): PersonKeys | null {
  const keys = { marks: [] as string[], ids: [] as string[] };
  for (const text of texts) {
    const phone = normalizePhone(text);
    if (text.includes('@')) keys.marks.push(encryption.mark('email', text.trim().toLowerCase()));
    else if (checkPhone(phone) === null)
      keys.marks.push(encryption.mark('phone', getPhoneDigits(phone)));
    else if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) keys.ids.push(text);
    else return null;
  }
  return keys;
}

/** No mark or id. */
const none = '';

export async function findPerson(
  db: Db,
  encryption: Encryption,
  { marks, ids }: PersonKeys,
): Promise<FoundRecords[]> {
  const found: FoundRecords[] = [];
  let known = [...ids, none];
  for (const source of personSources) {
    const records = await source.find(db, encryption, { marks: [...marks, none], ids: known });
    known = [...known, ...records.map(({ id }) => id)];
    if (records.length > 0) found.push({ source, records });
  }
  return found;
}

/** The rows of a person by table, and their files. */
export async function exportPerson(
  tx: Tx,
  encryption: Encryption,
  found: readonly FoundRecords[],
  actor: Actor,
): Promise<{ tables: ReadonlyMap<string, readonly StoredRow[]>; files: readonly PersonFile[] }> {
  const tables = new Map<string, StoredRow[]>();
  const files: PersonFile[] = [];
  for (const { source, records } of found) {
    const ids = records.map(({ id }) => id);
    for (const { isInternal = false, ...rows } of await source.listRows(tx, ids)) {
      if (isInternal) continue;
      const columns = encryptedColumns.filter(({ table }) => table === rows.table);
      for (const stored of await readRows(tx, rows)) {
        const exported = exportRow(encryption, columns, stored);
        tables.set(rows.table, [...(tables.get(rows.table) ?? []), exported.row]);
        files.push(...exported.files);
      }
    }
    await auditRecords(tx, source, ids, actor, 'export-person');
  }
  return { tables, files };
}

export async function erasePerson(
  tx: Tx,
  encryption: Encryption,
  found: readonly FoundRecords[],
  actor: Actor,
): Promise<void> {
  for (const { source, records } of found) {
    const ids = records.map(({ id }) => id);
    const deleted = (await source.retain?.(tx, ids)) ?? ids;
    if (deleted.length > 0) {
      // Again, because a message may have arrived since.
      const current = await source.find(tx, encryption, { marks: [none], ids: deleted });
      for (const { indexed } of current) {
        if (indexed) await removeFromIndex(tx, encryption, indexed, indexed.texts);
      }
      for (const rows of await source.listRows(tx, deleted)) await deleteRows(tx, rows);
    }
    await auditRecords(tx, source, ids, actor, 'erase-person');
    await bumpRevision(tx, source.table);
  }
}

async function auditRecords(
  tx: Tx,
  { getAuditSubject }: PersonSource,
  ids: readonly string[],
  actor: Actor,
  action: 'export-person' | 'erase-person',
): Promise<void> {
  for (const id of ids) await recordAudit(tx, actor, { action, subject: getAuditSubject(id) });
}
