import Type from 'typebox';

/** An id in a path. What cannot be one is 400 here, before a database has to make sense of it. */
export const idParam = Type.String({ pattern: '^[\\w-]{1,40}$' });
