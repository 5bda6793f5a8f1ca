import type { AccountTable, ProfilePhotoTable, ReleasedRoleTable } from '../accounts/table';
import type { ApplicationEntryTable, ApplicationTable, ResumeTable } from '../applications/table';
import type { AuditEntryTable } from '../audit/table';
import type { DraftTable } from '../drafts/table';
import type { EmployeeChangeTable, EmployeePhotoTable, EmployeeTable } from '../employees/table';
import type { EligibilityCheckTable } from '../forms/eligibility/table';
import type { DailyQuotaTable } from '../forms/quotas/table';
import type {
  HelpDeskEventTable,
  HelpDeskFileTable,
  HelpDeskMessageTable,
  HelpDeskRecordTable,
} from '../help-desk/table';
import type {
  AttachmentTable,
  DistinctThreadsTable,
  MessageTable,
  ReplyAddressTable,
  ReplyTemplateTable,
  ThreadEventTable,
  ThreadTable,
} from '../inbox/table';
import type { JobChangeTable, JobTable } from '../jobs/table';
import type { OutboxJobTable } from '../outbox/table';
import type { PostPictureTable, PostRevisionTable, PostSlugTable, PostTable } from '../posts/table';
import type { SiteDeployTable } from '../publishing/deploys/table';
import type { ConsentEntryTable, ConsentLedgerTable, SmsAllowanceTable } from '../sms/table';
import type { VisitTable } from '../visits/table';

/**
 * Every table. The portable subset of both engines: ids are text UUIDs, times ISO 8601 texts in UTC, booleans 0 or 1,
 * structures JSON as text.
 */
export type Tables = {
  threads: ThreadTable;
  threadEvents: ThreadEventTable;
  /** Open records by viewer. A row expires at `until` unless a heartbeat renews it. */
  presence: {
    kind: 'thread' | 'help-desk' | 'job' | 'application' | 'employee' | 'post';
    subject: string;
    email: string;
    until: string;
  };
  messages: MessageTable;
  eligibilityChecks: EligibilityCheckTable;
  attachments: AttachmentTable;
  outbox: OutboxJobTable;
  visits: VisitTable;
  accounts: AccountTable;
  releasedRoles: ReleasedRoleTable;
  consentLedgers: ConsentLedgerTable;
  distinctThreads: DistinctThreadsTable;
  consentEntries: ConsentEntryTable;
  smsAllowances: SmsAllowanceTable;
  helpDesk: HelpDeskRecordTable;
  helpDeskEvents: HelpDeskEventTable;
  helpDeskMessages: HelpDeskMessageTable;
  helpDeskFiles: HelpDeskFileTable;
  employees: EmployeeTable;
  employeeChanges: EmployeeChangeTable;
  employeePhotos: EmployeePhotoTable;
  jobPosts: JobTable;
  jobPostChanges: JobChangeTable;
  jobApplications: ApplicationTable;
  jobApplicationEntries: ApplicationEntryTable;
  resumes: ResumeTable;
  posts: PostTable;
  postRevisions: PostRevisionTable;
  postSlugs: PostSlugTable;
  postPictures: PostPictureTable;
  profilePhotos: ProfilePhotoTable;
  /** Idempotency keys of requests that created a record. */
  receipts: { key: string; mark: string; madeId: string; at: string };
  replyAddresses: ReplyAddressTable;
  replyTemplates: ReplyTemplateTable;
  dailyQuotas: DailyQuotaTable;
  drafts: DraftTable;
  audit: AuditEntryTable;
  settings: { name: string; value: string };
  siteDeploys: SiteDeployTable;
};
