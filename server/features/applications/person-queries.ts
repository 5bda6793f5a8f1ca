import { applicationStages } from '../../../contract/applications/constants';
import { formatDateAt } from '../../../contract/shared/dates/format-date';
import { decryptContact } from '../../core/db/encryption/person';
import {
  isOfPerson,
  listContacts,
  listMarks,
  listMessageIds,
  listSharedRows,
} from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { listSearchTexts } from './queries';

export const applicationPeople: PersonSource = {
  table: 'jobApplications',
  getAuditSubject: (id) => ({ kind: 'application', id }),
  retention: {
    kind: 'application',
    since: 'created_at',
    files: { kind: 'resume', table: 'resumes' },
  },
  find: async (db, encryption, keys) => {
    const applications = await db
      .selectFrom('jobApplications')
      .select(['id', 'jobTitle', 'personEncrypted', 'createdAt', 'region', 'stage'])
      .where(isOfPerson(keys))
      .orderBy('n')
      .execute();
    return applications.map((row) => {
      const application = decryptContact(encryption, 'jobApplications', row);
      const { id, name, jobTitle, createdAt: at, region, stage } = application;
      const detail = `${jobTitle} · ${applicationStages[stage]}`;
      return {
        id,
        label: `Application of ${name}, ${jobTitle}, ${formatDateAt(at)}`,
        marks: listMarks(encryption, application),
        contacts: listContacts(application),
        listed: { kind: 'application', screen: 'jobs', region, name, detail, at },
      };
    });
  },
  listIndexed: async (db, encryption, ids) => {
    const applications = await db
      .selectFrom('jobApplications')
      .select(['id', 'n', 'jobTitle', 'personEncrypted'])
      .where('id', 'in', ids)
      .execute();
    return applications.map((row) => {
      const texts = listSearchTexts(decryptContact(encryption, 'jobApplications', row));
      return { kind: 'application', n: row.n, texts };
    });
  },
  listRows: async (db, ids) => [
    { table: 'resumes', column: 'application_id', values: ids, counts: 'files' },
    ...listSharedRows(ids, await listMessageIds(db, ids)),
    { table: 'job_applications', column: 'id', values: ids },
  ],
};
