/** Threads and requests had their own tables of events. */
export const moveEvents = `
  create table events (id text, subject_kind text, subject_id text, at text, actor text, kind text, detail text, batch text);
  insert into events (id, subject_kind, subject_id, at, actor, kind, detail) select id, 'thread', thread_id, at, by_email, kind, detail from thread_events;
  insert into events (id, subject_kind, subject_id, at, actor, kind, detail, batch) select id, 'request', record_id, at, actor, step, detail, batch from help_desk_events;
  drop table thread_events;
  drop table help_desk_events;
  update help_desk_messages set channel = 'status-page' where channel = 'page';
`;
