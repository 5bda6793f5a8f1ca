import Type, { type Static } from 'typebox';
import { auditKinds, auditSubjectKinds } from './constants';
import { exportQuery } from '../shared/schema/export-query';
import { helpDeskTypes } from '../help-desk/request-types';
import { keptText } from '../shared/text/patterns';
import { page } from '../shared/schema/pagination';
import { officeDay } from '../shared/schema/date';
import { oneOf } from '../shared/schema/string-enum';

const filters = {
  who: Type.Optional(
    Type.String({ maxLength: 254, pattern: keptText, description: 'E-mail of who did it' }),
  ),
  kind: Type.Optional(oneOf(auditKinds)),
  from: Type.Optional(officeDay('Of the main office')),
  to: Type.Optional(officeDay('Of the main office')),
};

/** The query of GET /audit. Pages are counted from 1. What it is searched for travels in a header (list-limits.ts). */
export const AuditQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type AuditQuery = Static<typeof AuditQuery>;

/** The query of GET /audit/export. */
export const AuditExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);
export type AuditExportQuery = Static<typeof AuditExportQuery>;

/** What something was done to: a person's thread, or what else it is called (an account's e-mail, a list). */
export const AuditSubject = Type.Object({
  kind: oneOf(auditSubjectKinds),
  id: Type.String({ description: 'As it was recorded, also of what is not there any more' }),
  name: Type.String({ description: 'What it is called now; its id when that is not known' }),
  userId: Type.Union([Type.String(), Type.Null()], { description: 'The thread, where it is one' }),
  type: Type.Optional(oneOf(helpDeskTypes, 'The queue, where it is a request of the help desk')),
});

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC' }),
    actor: Type.String({ description: 'E-mail of who did it, or byClock' }),
    action: Type.String({ description: 'audit-actions.ts has what it means' }),
    subject: AuditSubject,
    detail: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

/** GET /audit: one page, the newest first. */
export const AuditAnswer = Type.Object(
  {
    items: Type.Array(AuditEntry),
    total: Type.Integer({ description: 'Entries that the filters leave, on all pages' }),
    people: Type.Array(Type.String(), { description: 'Everybody of whom anything is recorded' }),
  },
  { $id: 'AuditAnswer' },
);
export type AuditAnswer = Static<typeof AuditAnswer>;
