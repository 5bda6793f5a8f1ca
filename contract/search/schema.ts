import Type, { type Static } from 'typebox';
import { oneOf } from '../shared/schema/string-enum';
import { recordKinds } from '../shared/record-url';
import { screens, type ScreenId } from '../shared/roles';

/** A record that holds the words searched for. */
export const Find = Type.Object({
  kind: oneOf(recordKinds),
  screen: oneOf(screens.map(({ id }): ScreenId => id)),
  id: Type.String({ description: 'As the screen calls it in its address' }),
  name: Type.String({ description: 'Of the person, or the title' }),
  about: Type.String({ description: 'What tells it from others of that name' }),
});
export type Find = Static<typeof Find>;

/** GET /search: the records of one's screens that hold the words of the header (list-limits.ts). */
export const FindsAnswer = Type.Object(
  {
    finds: Type.Array(Find),
    more: Type.Array(oneOf(recordKinds), { description: 'The kinds of which more hold the words' }),
  },
  { $id: 'FindsAnswer' },
);
export type FindsAnswer = Static<typeof FindsAnswer>;
