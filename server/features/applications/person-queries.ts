import { decryptContact } from '../../core/db/encryption/person';
import { listMessageIds, listSharedRows } from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { listSearchTexts } from './queries';

export const applicationPeople: PersonSource = {
  table: 'jobApplications',
  getAuditSubject: (id) => ({ kind: 'application', id }),
  find: async (db, encryption, { marks, ids }) => {
    const applications = await db
      .selectFrom('jobApplications')
      .select(['id', 'jobTitle', 'personEncrypted', 'createdAt'])
      .where((eb) =>
        eb.or([eb('id', 'in', ids), eb('contactMark', 'in', marks), eb('emailMark', 'in', marks)]),
      )
      .orderBy('n')
      .execute();
    return applications.map((row) => {
      const { id, name, jobTitle, createdAt } = decryptContact(encryption, 'job_applications', row);
      const label = `Application of ${name}, ${jobTitle}, ${createdAt.slice(0, 10)}`;
      return { id, label };
    });
  },
  listRows: async (db, ids) => [
    { table: 'resumes', column: 'application_id', values: ids },
    ...listSharedRows(ids, await listMessageIds(db, ids)),
    { table: 'job_applications', column: 'id', values: ids },
  ],
  listIndexed: async (db, encryption, ids) => {
    const applications = await db
      .selectFrom('jobApplications')
      .select(['id', 'n', 'jobTitle', 'personEncrypted'])
      .where('id', 'in', ids)
      .execute();
    return applications.map((row) => {
      const application = decryptContact(encryption, 'job_applications', row);
      return { kind: 'application', n: row.n, texts: listSearchTexts(application) };
    });
  },
};
