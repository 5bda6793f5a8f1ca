create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table threads (id text not null primary key, person_key text not null unique, first_name text not null, last_name text not null, email text, contact text not null, region text not null, created_at text not null, active_at text not null, status text not null default 'new', assignee text, version integer not null default 1, changed_by text, revision text not null default '', merged_into text references threads (id), merge_memory text);
create table messages (id text not null primary key, thread_id text not null references threads (id), at text not null, channel text not null, direction text not null, author text, delivery text not null, idempotency_key text unique, request_mark text, email text, text_sealed text not null default '', details_sealed text, number text, intent text, carrier_code integer, possible_spam integer not null default 0, reply_to text, full_text_sealed text);
create table eligibility_checks (message_id text not null primary key references messages (id), first_name text not null, last_name text not null, email text, contact text not null, time text not null, dob_sealed text not null, medicate_sealed text, consent integer not null);
create table attachments (id text not null primary key, message_id text not null references messages (id), type text not null, size integer not null, bytes_sealed blob not null, created_at text not null, keep_until text not null);
create table sms_allowances (message_id text not null primary key references messages (id), contact text not null, granted_at text not null, expires_at text not null, used_at text, region text not null default 'new-york');
create table visits (id integer not null primary key, count integer not null);
create table accounts (email text not null primary key, role text not null, disabled integer not null, created_at text not null, uid text, version integer not null default 1, changed_by text);
create table audit (id text not null primary key, at text not null, actor text not null, action text not null, subject text not null, detail text, subject_kind text not null default 'thread', batch text);
create table settings (name text not null primary key, value text not null);
create table receipts (key text not null primary key, mark text not null, made_id text not null, at text not null);
create table job_applications (id text not null primary key, job text not null, job_title text not null, region text not null, first_name text not null, last_name text not null, contact text not null, email text, certified integer not null, details_sealed text not null, created_at text not null, stage text not null default 'new', version integer not null default 1, changed_by text, words text not null default '', sort_name text not null default '', possible_spam integer not null default 0);
create table resumes (id text not null primary key, application_id text not null unique references job_applications (id), type text not null, size integer not null, bytes_sealed blob not null, created_at text not null, keep_until text not null);
create table help_desk (id text not null primary key, type text not null, reviewed integer not null, created_at text not null, reference text not null unique, first_name text not null, last_name text not null, contact text not null, email text, region text not null, details_sealed text not null, token_hash text not null unique, expires_at text not null, version integer not null default 1, words text not null default '', changed_by text, changed_at text, assignee text, decision text, answers_sealed text, first_day text, last_day text, possible_spam integer not null default 0, employee_id text, identified_by text, identified_at text);
create table help_desk_events (id text not null primary key, record_id text not null references help_desk (id), at text not null, step text not null, actor text, detail text, batch text);
create table daily_quotas (day text not null, subject text not null, used integer not null, constraint daily_quotas_key primary key (day, subject));
create table profile_photos (id text not null primary key, uid text not null unique, bytes blob not null, created_at text not null);
create table reply_templates (id text not null primary key, name text not null, channel text not null, region text, body text not null, version integer not null default 1, changed_by text);
create table released_roles (email text not null references accounts (email), uid text not null, constraint released_roles_pk primary key (email, uid));
create table reply_addresses (token_mark text not null primary key, thread_id text not null references threads (id));
create table help_desk_messages (id text not null primary key, record_id text not null references help_desk (id), at text not null, kind text not null, author text not null, channel text, sent_to text, text_sealed text not null, delivery text not null, problem text);
create table help_desk_files (id text not null primary key, record_id text not null unique references help_desk (id), name text not null, type text not null, size integer not null, bytes_sealed blob not null, token_hash text not null unique, created_at text not null, expires_at text not null, added_by text not null);
create table presence (kind text not null, subject text not null, email text not null, until text not null, constraint presence_pk primary key (kind, subject, email));
create table employees (id text not null primary key, version integer not null default 1, first_name text not null, last_name text not null, title text not null, region text not null, private_phone text not null, languages text not null, hired_on text not null, status text not null, words text not null, sort_name text not null, created_at text not null, changed_by text not null, changed_at text not null, private_email text, certificate_number text, certificate_expires text, left_on text, work_phone text, work_email text);
create table employee_changes (id text not null primary key, employee_id text not null references employees (id), version integer not null, at text not null, by_email text not null, field text not null, from_text text, to_text text);
create table employee_photos (id text not null primary key, employee_id text not null unique references employees (id), bytes_sealed blob not null, created_at text not null);
create table job_posts (id text not null primary key, slug text not null unique, sample integer not null default 0, version integer not null default 1, title text not null, region text not null, shifts text not null, languages text not null, benefits text not null, description text not null, body text not null, state text not null, words text not null, sort_title text not null, created_at text not null, changed_by text not null, changed_at text not null, city text, county text, type text, pay text, posted text, valid_through text, opened_at text, closed_on text);
create table job_post_changes (id text not null primary key, post_id text not null references job_posts (id), version integer not null, at text not null, by_email text not null, field text not null, from_text text, to_text text, batch text);
create table job_application_entries (id text not null primary key, application_id text not null references job_applications (id), at text not null, by_email text not null, stage text, note_sealed text);
create table posts (id text not null primary key, live text, live_slug text unique, live_from text, version integer not null default 1, is_current integer not null default 0, is_withdrawn integer not null default 0, title text not null, slug text not null, author text not null, region text not null, tags text not null, date text not null, draft text not null, words text not null, sort_title text not null, created_at text not null, changed_by text not null, changed_at text not null);
create table post_revisions (id text not null primary key, post_id text not null references posts (id), at text not null, by_email text not null, kind text not null, title text not null, draft text not null);
create table post_slugs (slug text not null primary key, post_id text not null references posts (id), live_from text not null);
create table post_pictures (hash text not null primary key, bytes blob not null, width integer not null, height integer not null, created_at text not null, created_by text not null);
create table consent_ledgers (contact text not null primary key, entries integer not null, decided_by integer);
create table consent_entries (contact text not null references consent_ledgers (contact), position integer not null, state text not null, at text not null, source text not null, wording text, author text, origin_id text, constraint consent_entries_pk primary key (contact, position));
create table distinct_threads (first_id text not null references threads (id), second_id text not null references threads (id), at text not null, by_email text not null, constraint distinct_threads_pk primary key (first_id, second_id));
create table drafts (email text not null, key text not null, kind text not null, subject text not null, revision text not null, content_sealed text not null, saved_at text not null, primary key (email, key));
create table thread_events (id text not null primary key, thread_id text not null references threads (id), at text not null, by_email text not null, kind text not null, detail text);
create table site_deploys (id text not null primary key, revision text not null, requested_at text not null, sent_at text, finished_at text, problem text);
create table outbox (id text not null primary key, channel text not null, message_id text references messages (id), idempotency_key text not null unique, state text not null, attempts integer not null, next_at text not null, lease_owner text, leased_until text, last_problem text, created_at text not null, done_at text, payload_sealed text not null default '', provider_id text, refused_id text, refused_code integer, help_desk_message_id text references help_desk_messages (id), dismissed_at text);
create index messages_of_thread on messages (thread_id, at, id);
create index attachments_of_message on attachments (message_id);
create index attachments_keep_until on attachments (keep_until);
create index outbox_due on outbox (state, next_at);
create index sms_allowances_of_contact on sms_allowances (contact, granted_at);
create index sms_allowances_used on sms_allowances (used_at);
create index receipts_at on receipts (at);
create index job_applications_of_job on job_applications (job, created_at);
create index resumes_keep_until on resumes (keep_until);
create index help_desk_events_of_record on help_desk_events (record_id, at, id);
create index help_desk_waiting on help_desk (reviewed, created_at desc, id desc);
create unique index accounts_uid on accounts (uid);
create index threads_revision on threads (revision);
create index threads_merged on threads (merged_into);
create index threads_contact on threads (contact);
create index audit_newest on audit (at, id);
create index audit_of_actor on audit (actor, at, id);
create index audit_of_action on audit (action, at, id);
create index audit_of_subject on audit (subject, at, id);
create index messages_by_time on messages (at, id);
create index messages_failed on messages (thread_id) where delivery = 'failed';
create index audit_of_kind on audit (subject_kind, subject);
create index help_desk_queue on help_desk (type, reviewed, created_at, id);
create index help_desk_days on help_desk (type, last_day, first_day);
create index help_desk_contact on help_desk (contact);
create index help_desk_messages_of_record on help_desk_messages (record_id, at, id);
create index help_desk_files_expire on help_desk_files (expires_at);
create index employees_by_name on employees (sort_name, id);
create index employees_by_certificate on employees (certificate_expires);
create index employees_by_phone on employees (private_phone);
create index employee_changes_of on employee_changes (employee_id, id);
create index job_posts_latest on job_posts (changed_at, id);
create index job_posts_state on job_posts (state, valid_through);
create index job_post_changes_of on job_post_changes (post_id, id);
create index job_applications_waiting on job_applications (stage, created_at);
create index job_application_entries_of on job_application_entries (application_id, id);
create index posts_by_change on posts (changed_at, id);
create index posts_by_title on posts (sort_title, id);
create index posts_by_slug on posts (slug);
create index posts_by_start on posts (live_from);
create index post_revisions_of on post_revisions (post_id, id);
create index help_desk_email on help_desk (lower(email));
create index help_desk_events_latest on help_desk_events (at, id);
create index job_applications_latest on job_applications (created_at, id);
create index job_application_entries_latest on job_application_entries (at, id) where stage is not null;
create index job_post_changes_latest on job_post_changes (at, id) where field in ('added', 'state');
create index post_revisions_latest on post_revisions (at, id) where kind in ('scheduled', 'published', 'unpublished');
create index drafts_of_record on drafts (kind, subject);
create index thread_events_of_thread on thread_events (thread_id, at, id);
create index audit_of_batch on audit (batch, action, id);
create index help_desk_events_of_batch on help_desk_events (batch, step, id);
create index job_post_changes_of_batch on job_post_changes (batch, field, id);
insert into kysely_migration (name, timestamp) values
  ('001-first-tables', '2026-11-20T15:00:00.000Z'),
  ('002-public-forms', '2026-11-20T15:00:00.000Z'),
  ('003-addresses-of-messages', '2026-11-20T15:00:00.000Z'),
  ('004-sealed-messages', '2026-11-20T15:00:00.000Z'),
  ('005-polled-lists', '2026-11-20T15:00:00.000Z'),
  ('006-roles-of-accounts', '2026-11-20T15:00:00.000Z'),
  ('007-thread-states', '2026-11-20T15:00:00.000Z'),
  ('008-thread-presence', '2026-11-20T15:00:00.000Z'),
  ('009-thread-revisions', '2026-11-20T15:00:00.000Z'),
  ('010-audit-details', '2026-11-20T15:00:00.000Z'),
  ('012-messages-by-time', '2026-11-20T15:00:00.000Z'),
  ('013-profile-photos', '2026-11-20T15:00:00.000Z'),
  ('014-reply-templates', '2026-11-20T15:00:00.000Z'),
  ('016-merges-undone', '2026-11-20T15:00:00.000Z'),
  ('017-sealed-outbox', '2026-11-20T15:00:00.000Z'),
  ('018-texts-about-texting', '2026-11-20T15:00:00.000Z'),
  ('019-released-roles', '2026-11-20T15:00:00.000Z'),
  ('020-what-carriers-tell', '2026-11-20T15:00:00.000Z'),
  ('021-audit-subjects', '2026-11-20T15:00:00.000Z'),
  ('022-reply-addresses', '2026-11-20T15:00:00.000Z'),
  ('023-help-desk-queues', '2026-11-20T15:00:00.000Z'),
  ('024-employees', '2026-11-20T15:00:00.000Z'),
  ('025-job-posts', '2026-11-20T15:00:00.000Z'),
  ('026-posts', '2026-11-20T15:00:00.000Z'),
  ('027-site-builds', '2026-11-20T15:00:00.000Z'),
  ('028-same-person', '2026-11-20T15:00:00.000Z'),
  ('029-build-leases', '2026-11-20T15:00:00.000Z'),
  ('030-order-of-bytes', '2026-11-20T15:00:00.000Z'),
  ('031-latest-activity', '2026-11-20T15:00:00.000Z'),
  ('032-regions-of-allowances', '2026-11-20T15:00:00.000Z'),
  ('033-work-contact', '2026-11-20T15:00:00.000Z'),
  ('034-dismissed-jobs', '2026-11-20T15:00:00.000Z'),
  ('035-large-quotas', '2026-11-20T15:00:00.000Z'),
  ('036-consent-ledger', '2026-11-20T15:00:00.000Z'),
  ('037-search-text', '2026-11-20T15:00:00.000Z'),
  ('038-possible-spam', '2026-11-20T15:00:00.000Z'),
  ('040-whole-emails', '2026-11-20T15:00:00.000Z'),
  ('041-drafts', '2026-11-20T15:00:00.000Z'),
  ('042-thread-events', '2026-11-20T15:00:00.000Z'),
  ('043-bulk-actions', '2026-11-20T15:00:00.000Z'),
  ('044-identity', '2026-11-20T15:00:00.000Z'),
  ('045-site-deploys', '2026-11-20T15:00:00.000Z');
