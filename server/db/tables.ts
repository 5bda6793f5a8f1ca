import type { AccountTable, ReleasedRoleTable } from '../accounts/table';
import type { ProfilePhotoTable } from '../accounts/profile-photo/table';
import type { ApplicationEntryTable, ApplicationTable, ResumeTable } from '../applications/table';
import type { AuditEntryTable } from '../audit/table';
import type { EmployeeChangeTable, EmployeePhotoTable, EmployeeTable } from '../employees/table';
import type { EligibilityCheckTable } from '../forms/eligibility/table';
import type { DailyQuotaTable } from '../forms/quotas/table';
import type {
  HelpDeskEventTable,
  HelpDeskFileTable,
  HelpDeskMessageTable,
  HelpDeskRecordTable,
} from '../help-desk/table';
import type { IdempotencyTable } from '../http/idempotency/table';
import type { PresenceTable } from '../http/presence/table';
import type {
  AttachmentTable,
  MessageTable,
  ReplyAddressTable,
  ReplyTemplateTable,
  ThreadTable,
} from '../inbox/table';
import type { JobChangeTable, JobTable } from '../jobs/table';
import type { OutboxJobTable } from '../outbox/table';
import type { PostPictureTable, PostRevisionTable, PostSlugTable, PostTable } from '../posts/table';
import type { SiteBuildTable } from '../publishing/builds/table';
import type { SmsAllowanceTable, TextConsentTable } from '../sms/table';
import type { VisitTable } from '../visits/table';
import type { SettingTable } from './settings-table';

/**
 * Every table. The portable subset of both engines: ids are text UUIDs, times ISO 8601 texts in UTC, booleans 0 or 1,
 * structures JSON as text.
 */
export type Tables = {
  threads: ThreadTable;
  presence: PresenceTable;
  messages: MessageTable;
  eligibility_checks: EligibilityCheckTable;
  attachments: AttachmentTable;
  outbox: OutboxJobTable;
  visits: VisitTable;
  accounts: AccountTable;
  released_roles: ReleasedRoleTable;
  text_consents: TextConsentTable;
  sms_allowances: SmsAllowanceTable;
  help_desk: HelpDeskRecordTable;
  help_desk_events: HelpDeskEventTable;
  help_desk_messages: HelpDeskMessageTable;
  help_desk_files: HelpDeskFileTable;
  employees: EmployeeTable;
  employee_changes: EmployeeChangeTable;
  employee_photos: EmployeePhotoTable;
  job_posts: JobTable;
  job_post_changes: JobChangeTable;
  job_applications: ApplicationTable;
  job_application_entries: ApplicationEntryTable;
  resumes: ResumeTable;
  posts: PostTable;
  post_revisions: PostRevisionTable;
  post_slugs: PostSlugTable;
  post_pictures: PostPictureTable;
  profile_photos: ProfilePhotoTable;
  receipts: IdempotencyTable;
  reply_addresses: ReplyAddressTable;
  reply_templates: ReplyTemplateTable;
  daily_quotas: DailyQuotaTable;
  audit: AuditEntryTable;
  settings: SettingTable;
  site_builds: SiteBuildTable;
};
