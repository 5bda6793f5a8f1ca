import type { AuditEntry } from '../../../contract/audit/schema';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { AuditSource } from '../../services/audit/audit-source';
import type { AuditSubject } from '../../services/audit/record-audit';
import { applicationAudit } from '../applications/service';
import { employeeAudit } from '../employees/service';
import { requestAudit } from '../help-desk/service';
import { messageAudit, threadAudit } from '../inbox/service';
import { jobAudit } from '../jobs/service';
import { postAudit } from '../posts/service';

/** Other kinds have their name as id. */
export const auditSources: readonly AuditSource[] = [
  threadAudit,
  messageAudit,
  requestAudit,
  employeeAudit,
  jobAudit,
  applicationAudit,
  postAudit,
];

/** Both engines limit the values in a statement. */
const batchSize = 500;

/** Looks up the names of subjects, and the threads they belong to. */
export async function resolveSubjectNames(
  db: Db,
  encryption: Encryption,
  subjects: readonly AuditSubject[],
): Promise<(subject: AuditSubject) => AuditEntry['subject'] & { region?: string }> {
  const names = new Map<string, Partial<AuditEntry['subject']> & { region?: string }>();
  for (const { kind, listNames } of auditSources) {
    const sameKind = subjects.filter((subject) => subject.kind === kind);
    const ids = [...new Set(sameKind.map(({ id }) => id))];
    for (let from = 0; from < ids.length; from += batchSize) {
      const found = await listNames(db, encryption, ids.slice(from, from + batchSize));
      for (const name of found) names.set(`${kind} ${name.id}`, name);
    }
  }
  const sources = new Map(auditSources.map((source) => [source.kind, source]));
  return ({ kind, id }) => ({
    kind,
    id,
    name: sources.get(kind)?.formatDeleted?.(id) ?? id,
    userId: null,
    ...names.get(`${kind} ${id}`),
  });
}
