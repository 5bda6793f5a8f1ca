import Type, { type Static } from 'typebox';

/** POST /profile/photo: where the photo is from now on, as a path that follows the API's base. */
export const PhotoAnswer = Type.Object({ path: Type.String() }, { $id: 'PhotoAnswer' });
export type PhotoAnswer = Static<typeof PhotoAnswer>;
