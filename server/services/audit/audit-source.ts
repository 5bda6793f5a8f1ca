import type { AuditSubjectKind } from '../../../contract/audit/constants';
import type { AuditEntry } from '../../../contract/audit/schema';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';

type SubjectName = { id: string } & Pick<AuditEntry['subject'], 'name' | 'type'> &
  Partial<Pick<AuditEntry['subject'], 'userId'>> & {
    /** Of records that messages are about. */
    region?: string;
  };

/** Of one kind, the records that a search in the audit log finds. */
export const foundSubjects: Page = { limit: 1_000, offset: 0 };

/** 'Erased person 9f3a2c': the end of the id keeps two people apart. */
export const formatErased = (id: string): string => `Erased person ${id.slice(-6)}`;

/** An owner of records registers this, so that the audit log can name them. */
export type AuditSource = {
  kind: AuditSubjectKind;
  listNames(db: Db, encryption: Encryption, ids: readonly string[]): Promise<SubjectName[]>;
  /** The records that a search finds. */
  findIds?(db: Db, encryption: Encryption, search: string): Promise<string[]>;
  /** By default the id. */
  formatDeleted?(id: string): string;
};
