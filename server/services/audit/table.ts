import type { AuditSubjectKind } from '../../../contract/audit/constants';

declare module '../../core/db/tables' {
  interface Tables {
    audit: AuditEntryTable;
  }
}

export type AuditEntryTable = {
  id: string;
  at: string;
  actor: string;
  action: string;
  subjectKind: AuditSubjectKind;
  /** An id; the email of an account; the name of a template or of an exported list. */
  subject: string;
  detail: string | null;
  /** The same for all entries of one bulk action. */
  batch: string | null;
};
