export const access = `
-- JSON; null: those of the role, and all regions
alter table accounts add column granted_screens text;
alter table accounts add column denied_screens text;
alter table accounts add column regions text;`;
