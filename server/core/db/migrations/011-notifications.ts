export const notifications = `
-- Events of a record that an account is notified of, without names. Deleted after two weeks
create table notifications (
  id text not null primary key,
  email text not null,
  event text not null,
  kind text not null,
  record_id text not null,
  screen text not null,
  region text not null,
  at text not null,
  is_desktop integer not null,
  is_email integer not null,
  pending integer not null
);
create unique index notifications_once on notifications (email, event, record_id, at);
create index notifications_of_account on notifications (email, id);
create index notifications_pending on notifications (email, at) where pending = 1;
create index notifications_of_record on notifications (record_id) where pending = 1;

-- Settings are null until the account changes them
create table notification_settings (
  email text not null primary key,
  settings text,
  last_job text
);`;
