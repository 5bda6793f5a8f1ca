import Type from 'typebox';

/** Rejects impossible ids with 400 before a query. */
export const idParam = Type.String({ pattern: '^[\\w-]{1,40}$' });
