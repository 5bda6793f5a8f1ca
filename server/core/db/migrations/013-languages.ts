export const languages = `
-- Of the page that the form was sent from, by its English name. Null if it is English
alter table help_desk add column language text;
alter table sms_allowances add column language text;`;
