import type { AccountTable } from './account';
import type { AttachmentTable } from './attachment';
import type { AuditEntryTable } from './audit-entry';
import type { DailyQuotaTable } from './daily-quota';
import type { EligibilityCheckTable } from './eligibility-check';
import type { EmployeeChangeTable, EmployeePhotoTable, EmployeeTable } from './employee';
import type { HelpDeskEventTable } from './help-desk-event';
import type { HelpDeskFileTable } from './help-desk-file';
import type { HelpDeskMessageTable } from './help-desk-message';
import type { HelpDeskRecordTable } from './help-desk-record';
import type { JobApplicationTable } from './job-application';
import type { MessageTable } from './message';
import type { OutboxJobTable } from './outbox-job';
import type { PresenceTable } from './presence';
import type { ProfilePhotoTable } from './profile-photo';
import type { ReceiptTable } from './receipt';
import type { ReleasedRoleTable } from './released-role';
import type { ReplyAddressTable } from './reply-address';
import type { ReplyTemplateTable } from './reply-template';
import type { ResumeTable } from './resume';
import type { SettingTable } from './setting';
import type { SmsAllowanceTable } from './sms-allowance';
import type { TextConsentTable } from './text-consent';
import type { ThreadTable } from './thread';
import type { VisitTable } from './visit';

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
  job_applications: JobApplicationTable;
  resumes: ResumeTable;
  profile_photos: ProfilePhotoTable;
  receipts: ReceiptTable;
  reply_addresses: ReplyAddressTable;
  reply_templates: ReplyTemplateTable;
  daily_quotas: DailyQuotaTable;
  audit: AuditEntryTable;
  settings: SettingTable;
};
