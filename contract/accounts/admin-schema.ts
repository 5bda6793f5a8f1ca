import Type, { type Static } from 'typebox';
import { oneOf } from '../shared/schema/string-enum';
import { roles } from '../shared/roles';

/** GET /admin/{email}: answered only for the e-mail of the token itself (product.md "The calls"). */
export const AdminAnswer = Type.Object(
  {
    isAdmin: Type.Boolean(),
    role: Type.Union([oneOf(roles), Type.Null()]),
  },
  { $id: 'AdminAnswer' },
);
export type AdminAnswer = Static<typeof AdminAnswer>;
