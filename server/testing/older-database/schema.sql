create table settings (
  name text not null primary key,
  value text not null
);

create table idempotency_keys (
  key text not null primary key,
  fingerprint text not null,
  created_id text not null,
  at text not null
);

create index idempotency_keys_at on idempotency_keys (at);

create table field_changes (
  id text not null primary key,
  kind text not null,
  record_id text not null,
  version integer not null,
  at text not null,
  by_email text not null,
  field text not null,
  from_text text,
  to_text text,
  batch text
);

create index field_changes_of on field_changes (record_id, id);

create index field_changes_of_batch on field_changes (batch, field, id);

create index field_changes_of_jobs on field_changes (at, id)
  where kind = 'job' and field in ('added', 'state');

create table presence (
  kind text not null,
  subject text not null,
  email text not null,
  until text not null,
  primary key (kind, subject, email)
);

create table drafts (
  email text not null,
  key text not null,
  kind text not null,
  subject text not null,
  revision text not null,
  content_encrypted text not null,
  saved_at text not null,
  primary key (email, key)
);

create index drafts_of_record on drafts (kind, subject);

create table daily_quotas (
  day text not null,
  subject text not null,
  -- Bytes of files exceed 32 bits from 2 GB a day.
  used integer not null,
  primary key (day, subject)
);

create table accounts (
  email text not null primary key,
  role text not null,
  disabled integer not null,
  created_at text not null,
  uid text,
  version integer not null,
  changed_by text
);

create unique index accounts_uid on accounts (uid);

create table released_roles (
  email text not null references accounts (email),
  uid text not null,
  primary key (email, uid)
);

create table profile_photos (
  id text not null primary key,
  uid text not null unique,
  bytes blob not null,
  created_at text not null
);

create table audit (
  id text not null primary key,
  at text not null,
  actor text not null,
  action text not null,
  subject_kind text not null,
  subject text not null,
  detail text,
  batch text
);

create index audit_newest on audit (at, id);

create index audit_of_actor on audit (actor, at, id);

create index audit_of_action on audit (action, at, id);

create index audit_of_subject on audit (subject, at, id);

create index audit_of_kind on audit (subject_kind, subject);

create index audit_of_batch on audit (batch, action, id);

create table threads (
  id text not null primary key,
  person_key text not null unique,
  first_name text not null,
  last_name text not null,
  email text,
  contact text not null,
  region text not null,
  created_at text not null,
  active_at text not null,
  status text not null,
  assignee text,
  version integer not null,
  changed_by text,
  revision text not null,
  merged_into text references threads (id),
  merge_memory text
);

create index threads_revision on threads (revision);

create index threads_merged on threads (merged_into);

create index threads_contact on threads (contact);

create index threads_email on threads (lower(email));

create table distinct_threads (
  first_id text not null references threads (id),
  second_id text not null references threads (id),
  at text not null,
  by_email text not null,
  primary key (first_id, second_id)
);

create table messages (
  id text not null primary key,
  subject_kind text not null,
  subject_id text not null,
  at text not null,
  channel text not null,
  direction text not null,
  author text,
  email text,
  reply_to text,
  email_headers_encrypted text,
  number text,
  intent text,
  text_encrypted text not null,
  full_text_encrypted text,
  details_encrypted text,
  request_id text,
  delivery text not null,
  problem text,
  carrier_code integer,
  possible_spam integer not null
);

create index messages_of_subject on messages (subject_id, at, id);

create index messages_by_time on messages (at, id);

create index messages_failed on messages (subject_id) where delivery = 'failed';

create index messages_of_request on messages (request_id, at) where request_id is not null;

create table events (
  id text not null primary key,
  subject_kind text not null,
  subject_id text not null,
  at text not null,
  actor text,
  kind text not null,
  detail text,
  batch text
);

create index events_of_subject on events (subject_id, at, id);

create index events_latest on events (subject_kind, at, id);

create index events_of_batch on events (batch, kind, id);

create table eligibility_checks (
  message_id text not null primary key references messages (id),
  first_name text not null,
  last_name text not null,
  email text,
  contact text not null,
  time text not null,
  dob_encrypted text not null,
  medicaid_number_encrypted text,
  consent integer not null
);

create table attachments (
  id text not null primary key,
  message_id text not null references messages (id),
  type text not null,
  size integer not null,
  bytes_encrypted blob not null,
  created_at text not null,
  keep_until text not null
);

create index attachments_of_message on attachments (message_id);

create index attachments_keep_until on attachments (keep_until);

create table reply_addresses (
  token_mark text not null primary key,
  thread_id text not null references threads (id)
);

create table reply_templates (
  id text not null primary key,
  name text not null,
  channel text not null,
  region text,
  body text not null,
  version integer not null,
  changed_by text
);

create table consent_ledgers (
  contact text not null primary key,
  entries integer not null,
  decided_by integer
);

create table consent_entries (
  contact text not null references consent_ledgers (contact),
  position integer not null,
  state text not null,
  at text not null,
  source text not null,
  wording text,
  author text,
  origin_id text,
  primary key (contact, position)
);

create table sms_allowances (
  message_id text not null primary key references messages (id),
  contact text not null,
  region text not null,
  granted_at text not null,
  expires_at text not null,
  used_at text
);

create index sms_allowances_of_contact on sms_allowances (contact, granted_at);

create index sms_allowances_used on sms_allowances (used_at);

create table help_desk (
  id text not null primary key,
  type text not null,
  reference text not null unique,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  first_name text not null,
  last_name text not null,
  contact text not null,
  email text,
  region text not null,
  details_encrypted text not null,
  answers_encrypted text,
  first_day text,
  last_day text,
  possible_spam integer not null,
  words text not null,
  reviewed integer not null,
  assignee text,
  decision text,
  employee_id text,
  identified_by text,
  identified_at text,
  version integer not null,
  changed_by text,
  changed_at text
);

create index help_desk_queue on help_desk (type, reviewed, created_at, id);

create index help_desk_waiting on help_desk (reviewed, created_at desc, id desc);

create index help_desk_days on help_desk (type, last_day, first_day);

create index help_desk_contact on help_desk (contact);

create index help_desk_email on help_desk (lower(email));

create table help_desk_files (
  id text not null primary key,
  record_id text not null unique references help_desk (id),
  name text not null,
  type text not null,
  size integer not null,
  bytes_encrypted blob not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  added_by text not null
);

create index help_desk_files_expire on help_desk_files (expires_at);

create table outbox (
  id text not null primary key,
  type text not null,
  subject text not null,
  payload_encrypted text not null,
  idempotency_key text not null unique,
  state text not null,
  attempts integer not null,
  next_at text not null,
  lease_owner text,
  leased_until text,
  error text,
  provider_id text,
  late_id text,
  late_error text,
  created_at text not null,
  done_at text,
  dismissed_at text
);

create index outbox_due on outbox (state, next_at);

create table employees (
  id text not null primary key,
  first_name text not null,
  last_name text not null,
  title text not null,
  region text not null,
  status text not null,
  languages text not null,
  work_phone text,
  work_email text,
  private_phone text not null,
  private_email text,
  hired_on text not null,
  left_on text,
  certificate_number text,
  certificate_expires text,
  words text not null,
  sort_name text not null,
  version integer not null,
  created_at text not null,
  changed_by text not null,
  changed_at text not null
);

create index employees_by_name on employees (sort_name, id);

create index employees_by_certificate on employees (certificate_expires);

create index employees_by_phone on employees (private_phone);

create table employee_photos (
  id text not null primary key,
  employee_id text not null unique references employees (id),
  bytes_encrypted blob not null,
  created_at text not null
);

create table job_posts (
  id text not null primary key,
  slug text not null unique,
  sample integer not null,
  state text not null,
  title text not null,
  region text not null,
  city text,
  county text,
  type text,
  pay text,
  shifts text not null,
  languages text not null,
  benefits text not null,
  description text not null,
  body text not null,
  posted text,
  valid_through text,
  opened_at text,
  closed_on text,
  words text not null,
  sort_title text not null,
  version integer not null,
  created_at text not null,
  changed_by text not null,
  changed_at text not null
);

create index job_posts_latest on job_posts (changed_at, id);

create index job_posts_state on job_posts (state, valid_through);

create table job_applications (
  id text not null primary key,
  -- A slug without a foreign key, because files in content/ are jobs too.
  job text not null,
  job_title text not null,
  region text not null,
  first_name text not null,
  last_name text not null,
  contact text not null,
  email text,
  certified integer not null,
  details_encrypted text not null,
  possible_spam integer not null,
  stage text not null,
  words text not null,
  sort_name text not null,
  version integer not null,
  created_at text not null,
  changed_by text
);

create index job_applications_of_job on job_applications (job, created_at);

create index job_applications_waiting on job_applications (stage, created_at);

create index job_applications_latest on job_applications (created_at, id);

create table resumes (
  id text not null primary key,
  application_id text not null unique references job_applications (id),
  type text not null,
  size integer not null,
  bytes_encrypted blob not null,
  created_at text not null,
  keep_until text not null
);

create index resumes_keep_until on resumes (keep_until);

create table posts (
  id text not null primary key,
  published text,
  published_slug text unique,
  published_from text,
  has_changes integer not null,
  is_withdrawn integer not null,
  title text not null,
  slug text not null,
  author text not null,
  region text not null,
  tags text not null,
  date text not null,
  draft text not null,
  words text not null,
  sort_title text not null,
  version integer not null,
  created_at text not null,
  changed_by text not null,
  changed_at text not null
);

create index posts_by_change on posts (changed_at, id);

create index posts_by_title on posts (sort_title, id);

create index posts_by_slug on posts (slug);

create index posts_by_start on posts (published_from);

create table post_revisions (
  id text not null primary key,
  post_id text not null references posts (id),
  at text not null,
  by_email text not null,
  kind text not null,
  title text not null,
  draft text not null
);

create index post_revisions_of on post_revisions (post_id, id);

create index post_revisions_latest on post_revisions (at, id)
  where kind in ('scheduled', 'published', 'unpublished');

create table post_slugs (
  slug text not null primary key,
  post_id text not null references posts (id),
  published_from text not null
);

create table post_pictures (
  hash text not null primary key,
  bytes blob not null,
  width integer not null,
  height integer not null,
  created_at text not null,
  created_by text not null
);

create table site_deploys (
  id text not null primary key,
  revision text not null,
  requested_at text not null,
  sent_at text,
  finished_at text,
  error text
);

create table visits (
  id integer not null primary key,
  count integer not null
);

create table inbox_readers (
  email text not null primary key,
  read_before text not null,
  revision text not null
);

create table read_marks (
  email text not null,
  thread_id text not null,
  seen_count integer not null,
  read_count integer not null,
  primary key (email, thread_id)
);

create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into kysely_migration (name, timestamp) values ('001-baseline', '2026-11-28T10:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('002-read-marks', '2026-11-29T10:00:00.000Z');
