import Type, { type Static } from 'typebox';
import { oneOf } from './one-of';
import { screens, type ScreenId } from './roles';

/** What the office has records of. The palette shows them in the order of its headings (finds-by-kind.ts). */
const kinds = ['thread', 'request', 'employee', 'job', 'application', 'post'] as const;

/** A record that holds the words searched for. */
export const Find = Type.Object({
  kind: oneOf(kinds),
  screen: oneOf(screens.map(({ id }): ScreenId => id)),
  id: Type.String({ description: 'As the screen calls it in its address' }),
  name: Type.String({ description: 'Of the person, or the title' }),
  about: Type.String({ description: 'What tells it from others of that name' }),
});
export type Find = Static<typeof Find>;

/** GET /finds: the records of one's screens that hold the words of the header (list-limits.ts). */
export const FindsAnswer = Type.Object(
  {
    finds: Type.Array(Find),
    more: Type.Array(oneOf(kinds), { description: 'The kinds of which more hold the words' }),
  },
  { $id: 'FindsAnswer' },
);
export type FindsAnswer = Static<typeof FindsAnswer>;
