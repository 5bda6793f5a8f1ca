import type { ApplicationEntry } from '../../../contract/applications/schema';
import { lockRows } from '../../core/db/concurrency/lock-rows';
import { bumpRevision } from '../../core/db/list-revisions';
import { notFound } from '../../core/http/errors';
import type { MessageSubject, SubjectRecord } from '../../services/messages/message-subject';
import { findMessage } from '../../services/messages/queries';
import { findApplicationSubject, toNote } from './queries';

/** The office's notes about an application. */
export const applicationMessages: MessageSubject<SubjectRecord, ApplicationEntry> = {
  kind: 'application',
  draftKind: 'application',
  what: 'other',
  auditActions: { note: 'note-application' },
  getAuditSubject: (id) => ({ kind: 'application', id }),
  lock: (tx, id) => lockRows(tx, 'jobApplications', [id]),
  requireVisible: async (_context, _request, db, id) => {
    const application = await findApplicationSubject(db, id);
    if (application === null) throw notFound();
    return application;
  },
  findShown: async ({ encryption }, db, id) => {
    const message = await findMessage(db, encryption, id);
    return message && toNote(message);
  },
  onChange: (tx) => bumpRevision(tx, 'jobApplications'),
};
