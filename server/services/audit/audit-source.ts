import type { AuditSubjectKind } from '../../../contract/audit/constants';
import type { AuditEntry } from '../../../contract/audit/schema';
import type { Db } from '../../core/db/engine';

type SubjectName = { id: string } & Pick<AuditEntry['subject'], 'name' | 'type'> &
  Partial<Pick<AuditEntry['subject'], 'userId'>>;

/** What an owner of records tells the audit log about them. */
export type AuditSource = {
  kind: AuditSubjectKind;
  listNames(db: Db, ids: readonly string[]): Promise<SubjectName[]>;
  /** The normalized text by which a search finds each record. */
  listWords?(db: Db): Promise<{ id: string; words: string }[]>;
  /** By default the id. Other records are kept, except employees whose import was undone. */
  formatDeleted?(id: string): string;
};
