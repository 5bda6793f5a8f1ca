import type { EncryptedColumn } from './core/db/encryption/encrypted-column';

/** The encrypted columns of all tables: `npm run keys -- reencrypt` renews their values. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  column('field_changes', 'values'),
  column('drafts', 'content', { key: ['email', 'key'] }),
  column('threads', 'person'),
  column('messages', 'addresses'),
  column('messages', 'email_headers', { name: 'headers' }),
  column('messages', 'text'),
  column('messages', 'full_text', { name: 'full-text' }),
  column('messages', 'details'),
  column('eligibility_checks', 'person', { key: ['message_id'] }),
  column('eligibility_checks', 'dob', { key: ['message_id'] }),
  column('eligibility_checks', 'medicaid_number', { key: ['message_id'], name: 'medicate' }),
  column('attachments', 'bytes'),
  column('consent_ledgers', 'contact', { key: ['contact_mark'] }),
  column('help_desk', 'person'),
  column('help_desk', 'details'),
  column('help_desk', 'answers'),
  column('help_desk_files', 'name'),
  column('help_desk_files', 'bytes'),
  column('outbox', 'payload'),
  column('second_factors', 'secret'),
  column('sessions', 'pending'),
  column('employees', 'private'),
  column('employee_photos', 'bytes'),
  column('job_applications', 'person'),
  column('job_applications', 'details'),
  column('resumes', 'bytes'),
];

function column(
  table: string,
  value: string,
  { key = ['id'], name = value }: Partial<Pick<EncryptedColumn, 'key' | 'name'>> = {},
): EncryptedColumn {
  const column = `${value}_encrypted`;
  return { table, column, key, name, isBytes: value === 'bytes' };
}
