import type { AuditSource } from '../../services/audit/audit-source';

export const jobAudit: AuditSource = {
  kind: 'job',
  listNames: (db, ids) =>
    db.selectFrom('jobPosts').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  listWords: (db) => db.selectFrom('jobPosts').select(['id', 'words']).execute(),
};
