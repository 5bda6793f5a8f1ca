export const followUps = `
-- The next follow-up of a record, by its id. Without a time, there is none anymore
create table follow_ups (
  id text not null primary key,
  kind text not null,
  version integer not null,
  changed_by text not null,
  due_at text,
  owner text,
  text_encrypted text
);
create index follow_ups_due on follow_ups (kind, due_at) where due_at is not null;
create index follow_ups_of_owner on follow_ups (owner, due_at) where due_at is not null;

-- When My day was open last, and the time before
create table day_visits (
  email text not null primary key,
  since text not null,
  at text not null
);

alter table threads add column follow_up_at text;
alter table threads add column snoozed_until text;
alter table threads add column snoozed_by text;
alter table threads add column sleeps_on_thanks integer not null default 0;
create index threads_by_follow_up on threads (follow_up_at, n) where follow_up_at is not null;
create index threads_snoozed on threads (snoozed_until, n) where snoozed_until is not null;`;
