export const tags = `
-- The ids of tags, with spaces between them
alter table threads add column tags text;
alter table help_desk add column tags text;
create index threads_tagged on threads (active_at, n, tags, status, region, merged_into)
  where tags is not null;
create index threads_of_language on threads (language, active_at, n, status, region)
  where merged_into is null and language is not null;
create index threads_of_source on threads (source, active_at, n, status, region)
  where merged_into is null and source is not null;`;
