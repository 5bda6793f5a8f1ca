export const templateLanguage = `
-- en or es. Null for people of any language
alter table reply_templates add column language text;`;
