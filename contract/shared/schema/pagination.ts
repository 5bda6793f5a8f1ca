import Type from 'typebox';
import { oneOf } from './string-enum';

/** Which page of a list that the server cuts. */
export const page = Type.Optional(
  Type.String({
    pattern: '^[1-9]\\d{0,4}$',
    description: 'Counted from 1; the first when left out',
  }),
);

/** In which direction it is sorted. */
export const down = Type.Optional(oneOf(['1'], 'The other way round'));
