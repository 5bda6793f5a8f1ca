import type { EncryptedColumn } from './core/db/encryption/encrypted-column';

/** The encrypted columns of all tables: `npm run keys -- reencrypt` renews their values. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  json('field_changes', 'values'),
  text('follow_ups', 'text'),
  json('drafts', 'content', { key: ['email', 'key'] }),
  json('threads', 'person'),
  json('messages', 'addresses'),
  json('messages', 'email_headers', { name: 'headers' }),
  text('messages', 'text'),
  text('messages', 'full_text', { name: 'full-text' }),
  json('messages', 'details'),
  json('messages', 'files'),
  json('eligibility_checks', 'person', { key: ['message_id'] }),
  text('eligibility_checks', 'dob', { key: ['message_id'] }),
  text('eligibility_checks', 'medicaid_number', { key: ['message_id'], name: 'medicate' }),
  bytes('attachments'),
  text('uploads', 'name'),
  bytes('uploads'),
  text('consent_ledgers', 'contact', { key: ['contact_mark'] }),
  json('help_desk', 'person'),
  json('help_desk', 'details'),
  json('help_desk', 'answers'),
  text('help_desk_files', 'name'),
  bytes('help_desk_files'),
  json('outbox', 'payload'),
  text('second_factors', 'secret'),
  text('sessions', 'pending'),
  json('employees', 'private'),
  bytes('employee_photos'),
  json('job_applications', 'person'),
  json('job_applications', 'details'),
  bytes('resumes'),
];

type Options = Partial<Pick<EncryptedColumn, 'key' | 'name'>>;

function text(table: string, value: string, options: Options = {}): EncryptedColumn {
  const column = `${value}_encrypted`;
  return { table, column, key: ['id'], name: value, isBytes: false, isJson: false, ...options };
}

function json(table: string, value: string, options?: Options): EncryptedColumn {
  return { ...text(table, value, options), isJson: true };
}

function bytes(table: string): EncryptedColumn {
  return { ...text(table, 'bytes'), isBytes: true };
}
