export const people = `
-- The English name of a language, and how the office came to know the person
alter table threads add column language text;
alter table threads add column source text;`;
