/** All that the accounts of this time have received counts as read: until now, each browser kept its own marks. */
export function buildReadMarks(): string {
  return `
create table inbox_readers (
  email text not null primary key,
  read_before text not null,
  revision text not null
);
insert into inbox_readers (email, read_before, revision)
select email, '${new Date().toISOString()}', 'first' from accounts;

create table read_marks (
  email text not null,
  thread_id text not null,
  seen_count integer not null,
  read_count integer not null,
  primary key (email, thread_id)
);
`;
}
