import Type, { type Static } from 'typebox';

/** One thing a form said, in words: what was asked, and what was answered. */
export const Detail = Type.Object({ label: Type.String(), value: Type.String() });
export type Detail = Static<typeof Detail>;
