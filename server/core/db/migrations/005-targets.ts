export const targets = `
-- Of a person's message: when a reply is due, and the target in minutes from which that was computed
alter table messages add column due_at text;
alter table messages add column reply_within integer;
-- Of the current wait
alter table threads add column due_at text;
alter table threads add column reply_within integer;
alter table threads add column owner_told_at text;
create index threads_due on threads (due_at, n) where due_at is not null;
create index threads_without_due on threads (n) where waits_since is not null and due_at is null;
create index threads_owner_told on threads (owner_told_at) where owner_told_at is not null;
alter table waits add column due_at text;
-- Null until it is answered
alter table waits add column kept integer;
alter table waits add column answered_by text;
create index waits_with_target on waits (day, region, answered_by, kept, due_at, thread_n) where due_at is not null;`;
