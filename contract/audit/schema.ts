import Type, { type Static } from 'typebox';
import { auditKinds, auditSubjectKinds } from './constants';
import { helpDeskTypes } from '../help-desk/constants';
import { keyEnum, namedObject, nullable, stringEnum, timestamp } from '../shared/schema/fields';
import { createListQueries, officeDay } from '../shared/schema/list-query';
import { storableText } from '../shared/text/patterns';

const filters = {
  actor: Type.Optional(
    Type.String({ maxLength: 254, pattern: storableText, description: 'The actor’s email' }),
  ),
  kind: Type.Optional(keyEnum(auditKinds)),
  from: Type.Optional(officeDay('At the main office')),
  to: Type.Optional(officeDay('At the main office')),
  batch: Type.Optional(
    Type.String({ pattern: '^[\\w-]{1,80}$', description: 'Only the records of a bulk action' }),
  ),
};

export const [AuditQuery, AuditExportQuery] = createListQueries(filters);
export type AuditQuery = Static<typeof AuditQuery>;

const AuditSubject = Type.Object({
  kind: stringEnum(auditSubjectKinds),
  id: Type.String({ description: 'Recorded with the entry; the subject may be deleted since' }),
  name: Type.String({ description: 'Its current name, or its id' }),
  userId: nullable(Type.String(), 'Of a thread'),
  type: Type.Optional(stringEnum(helpDeskTypes, 'Of a help-desk request')),
});

export const AuditEntry = namedObject('AuditEntry', {
  id: Type.String(),
  at: timestamp,
  actor: Type.String({ description: 'The actor’s email, or the label of scheduled work' }),
  action: Type.String({ description: 'A key of auditActions' }),
  subject: AuditSubject,
  detail: nullable(Type.String()),
  count: Type.Optional(
    Type.Integer({
      description:
        'Of a bulk action, unless its records are listed or searched; `subject` is one of them',
    }),
  ),
  batch: Type.Optional(Type.String({ description: 'Of a bulk action: lists its records' })),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditResponse = namedObject('AuditResponse', {
  items: Type.Array(AuditEntry),
  total: Type.Integer({ description: 'Matches on all pages' }),
  actors: Type.Array(Type.String(), { description: 'Everyone with at least one entry' }),
});
export type AuditResponse = Static<typeof AuditResponse>;
