import type { RecordKind } from '../../core/http/presence/presence';

export const applicationRecords: RecordKind = { kind: 'application', table: 'jobApplications' };

export { listApplicationActivity } from './activity-queries';
export { applicationCounts, listAppliedJobs } from './job-queries';
export { listApplications } from './queries';
