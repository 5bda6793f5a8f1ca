export const calls = `
-- Calls that people have booked, one per person, office, and time. Past ones are deleted with the next
create table booked_calls (
  thread_id text not null primary key,
  region text not null,
  starts_at text not null
);
create unique index booked_calls_once on booked_calls (region, starts_at);`;
