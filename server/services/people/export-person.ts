import { strToU8, zipSync } from 'fflate';
import type { Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Tx } from '../../core/db/engine';
import { recordAudit } from '../audit/record-audit';
import { parseTags } from '../tags/queries';
import { readTagNames } from '../tags/tag-names';
import { exportRow, formatFields, type PersonFile } from './export-rows';
import type { FoundRecords } from './find-person';
import type { PeopleData } from './person-source';
import { readStored, type StoredRow } from './queries';

/** A ZIP file with a text to read, the same as JSON, and the files of a person. */
export async function exportPerson(
  tx: Tx,
  encryption: Encryption,
  { columns: allColumns }: PeopleData,
  found: readonly FoundRecords[],
  actor: Actor,
): Promise<PersonFile> {
  const tables = new Map<string, StoredRow[]>();
  const files: PersonFile[] = [];
  const formatTagNames = await readTagNames(tx);
  for (const { source, records } of found) {
    const ids = records.map(({ id }) => id);
    for (const { isInternal = false, ...rows } of await source.listRows(tx, ids)) {
      if (isInternal) continue;
      const columns = allColumns.filter(({ table }) => table === rows.table);
      for (const stored of await readStored(tx, rows)) {
        const { tags = null } = stored as { tags?: string | null };
        const named = tags === null ? stored : { ...stored, tags: formatTagNames(parseTags(tags)) };
        const exported = exportRow(encryption, columns, named);
        tables.set(rows.table, [...(tables.get(rows.table) ?? []), exported.row]);
        files.push(...exported.files);
      }
    }
    for (const id of ids) {
      const subject = source.getAuditSubject(id);
      await recordAudit(tx, actor, { action: 'export-person', subject });
    }
  }
  // The records' own rows are last, but readers look for them first.
  const sections = [...tables].reverse().map(([table, rows]) => {
    const title = table.replaceAll('_', ' ').toUpperCase();
    return [title, ...rows.map((row) => formatFields(row))].join('\n\n');
  });
  const entries = {
    'person.txt': strToU8(`${sections.join('\n\n\n')}\n`),
    'person.json': strToU8(JSON.stringify(Object.fromEntries(tables), null, 2)),
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
  };
  return {
    name: `person-${actor.at.slice(0, 19).replaceAll(':', '-')}.zip`,
    // The files are compressed already, and compressing would block other requests.
    bytes: Buffer.from(zipSync(entries, { level: 0 })),
  };
}
