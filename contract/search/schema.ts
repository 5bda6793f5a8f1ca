import Type, { type Static } from 'typebox';
import { recordKinds } from '../shared/record-url';
import { screens, type ScreenId } from '../shared/roles';
import { oneOf } from '../shared/schema/fields';

export const Find = Type.Object({
  kind: oneOf(recordKinds),
  screen: oneOf(screens.map(({ id }): ScreenId => id)),
  id: Type.String({ description: 'For its URL' }),
  name: Type.String({ description: 'A name or title' }),
  about: Type.String({ description: 'Distinguishes records of the same name' }),
});
export type Find = Static<typeof Find>;

/** GET /search: matching records of the user's screens. */
export const FindsAnswer = Type.Object(
  {
    finds: Type.Array(Find),
    more: Type.Array(oneOf(recordKinds), { description: 'Kinds with more matches' }),
  },
  { $id: 'SearchResponse' },
);
export type FindsAnswer = Static<typeof FindsAnswer>;
