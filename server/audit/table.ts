import type { AuditSubjectKind } from '../../contract/audit/constants';

/** Records views and changes, but never the values themselves. */
export type AuditEntryTable = {
  id: string;
  at: string;
  /** Staff e-mail. */
  actor: string;
  /** Listed in contract/audit/constants.ts, which may no longer have an old one. */
  action: string;
  subjectKind: AuditSubjectKind;
  /** An id; the e-mail of an account; the name of a template or of an exported list. */
  subject: string;
  /** More about the action, such as the assignee. */
  detail: string | null;
};
