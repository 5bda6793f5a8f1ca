import type { RecordSource } from '../../core/http/presence/presence';

export const applicationRecords: RecordSource = { kind: 'application', table: 'jobApplications' };

export { applicationPeople } from './person-queries';
export { applicationAudit } from './audit-queries';
export { listApplicationActivity } from './activity-queries';
export { applicationCounts, listAppliedJobs } from './job-queries';
export { listApplications } from './queries';
