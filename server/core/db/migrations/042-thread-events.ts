import { sqlMigration } from './run-sql';

/** Starts with what the audit recorded. */
export const threadEvents = sqlMigration(`
  create table thread_events (
    id text not null primary key,
    thread_id text not null references threads (id),
    at text not null,
    by_email text not null,
    kind text not null,
    detail text
  );
  create index thread_events_of_thread on thread_events (thread_id, at, id);
  insert into thread_events (id, thread_id, at, by_email, kind, detail)
    select audit.id, audit.subject, audit.at, audit.actor, 'status', substr(audit.action, 8)
    from audit join threads on threads.id = audit.subject
    where audit.subject_kind = 'thread' and audit.action like 'status-%';
  insert into thread_events (id, thread_id, at, by_email, kind, detail)
    select audit.id, audit.subject, audit.at, audit.actor, 'assigned', audit.detail
    from audit join threads on threads.id = audit.subject
    where audit.subject_kind = 'thread' and audit.action in ('assign', 'unassign');
  insert into thread_events (id, thread_id, at, by_email, kind, detail)
    select audit.id, threads.merged_into, audit.at, audit.actor, 'merged', threads.id
    from audit join threads on threads.id = audit.subject
    where audit.subject_kind = 'thread' and audit.action = 'merge' and threads.merged_into is not null;
`);
