import type { Engine } from '../engine';

export const messageFiles = (engine: Engine) => `
-- Encrypted JSON of the list of its files
alter table messages add column files_encrypted text;

-- Files of drafts, and of templates (without email)
create table uploads (
  id text not null primary key,
  email text,
  subject text not null,
  name_encrypted text not null,
  type text not null,
  size integer not null,
  bytes_encrypted ${engine === 'sqlite' ? 'blob' : 'bytea'} not null,
  created_at text not null
);
create index uploads_of_subject on uploads (subject);
create index uploads_of_account on uploads (email, created_at);

alter table accounts add column signature_off integer not null default 0;
alter table reply_templates add column place text not null default 'inbox';`;
