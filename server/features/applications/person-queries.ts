import { formatDateAt } from '../../../contract/shared/dates/format-date';
import { decryptContact } from '../../core/db/encryption/person';
import {
  isOfPerson,
  listMarks,
  listMessageIds,
  listSharedRows,
} from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { listSearchTexts } from './queries';

export const applicationPeople: PersonSource = {
  table: 'jobApplications',
  isIndexed: true,
  getAuditSubject: (id) => ({ kind: 'application', id }),
  retention: {
    kind: 'application',
    since: 'created_at',
    files: { kind: 'resume', table: 'resumes' },
  },
  find: async (db, encryption, keys) => {
    const applications = await db
      .selectFrom('jobApplications')
      .select(['id', 'n', 'jobTitle', 'personEncrypted', 'createdAt'])
      .where(isOfPerson(keys))
      .orderBy('n')
      .execute();
    return applications.map((row) => {
      const application = decryptContact(encryption, 'jobApplications', row);
      const { id, n, name, jobTitle, createdAt } = application;
      const texts = listSearchTexts(application);
      const label = `Application of ${name}, ${jobTitle}, ${formatDateAt(createdAt)}`;
      const marks = listMarks(encryption, application);
      return { id, label, marks, indexed: { kind: 'application', n, texts } };
    });
  },
  listRows: async (db, ids) => [
    { table: 'resumes', column: 'application_id', values: ids, counts: 'files' },
    ...listSharedRows(ids, await listMessageIds(db, ids)),
    { table: 'job_applications', column: 'id', values: ids },
  ],
};
