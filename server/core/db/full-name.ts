import { sql } from 'kysely';

export const fullName = sql<string>`trim(first_name || ' ' || last_name)`.as('name');
