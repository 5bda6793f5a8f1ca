import Type, { type Static } from 'typebox';
import { accountSorts, roleFilters, stateFilters } from './filter';
import { exportQuery } from '../shared/schema/export-query';
import { oneOf } from '../shared/schema/string-enum';
import { roles } from '../shared/roles';
import { versionNumber } from '../shared/schema/version';

/**
 * What the identity provider's list is: whole, cut because there are too many, not to be had because no service account is
 * set, or not to be had just now. In the last two the accounts with a role are listed alone.
 */
export const providerStates = ['whole', 'cut', 'unconfigured', 'unreachable'] as const;

/**
 * Whose the role of an address is: nobody's yet (its first sign-in takes it), this account's, or another account's with the
 * same address (docs/decisions/018); 'none' when the address has no role.
 */
export const bindings = ['none', 'open', 'own', 'other'] as const;

/** An account that can sign in, or an address with a role for which there is none (`uid` is null then). */
export const Account = Type.Object(
  {
    uid: Type.Union([Type.String(), Type.Null()]),
    email: Type.Union([Type.String({ description: 'Lower case' }), Type.Null()]),
    name: Type.Union([Type.String(), Type.Null()]),
    photo: Type.Union([
      Type.String({
        description:
          'An https address of Google or Facebook, or a path that follows the base of the API',
      }),
      Type.Null(),
    ]),
    providers: Type.Array(Type.String(), { description: 'password, google.com, facebook.com …' }),
    verified: Type.Boolean({ description: 'The e-mail is verified' }),
    createdAt: Type.Union([Type.String({ description: 'ISO 8601, UTC' }), Type.Null()]),
    lastSignInAt: Type.Union([Type.String({ description: 'ISO 8601, UTC' }), Type.Null()]),
    role: Type.Union([oneOf(roles), Type.Null()]),
    disabled: Type.Boolean({ description: 'Shut out by the owner' }),
    binding: oneOf(bindings),
    version: Type.Integer({
      description: 'Counts the owner’s changes, to be named with the next one; 0 without a role',
    }),
  },
  { $id: 'Account' },
);
export type Account = Static<typeof Account>;

/** GET /accounts: so many (list-limits.ts), those with a role first, then the newest. */
export const AccountsAnswer = Type.Object(
  {
    accounts: Type.Array(Account),
    total: Type.Integer({ description: 'Accounts in all, those left out included' }),
    provider: oneOf(providerStates),
  },
  { $id: 'AccountsAnswer' },
);
export type AccountsAnswer = Static<typeof AccountsAnswer>;

/** GET /accounts/export: the accounts that search (in its header) and filters leave, in the order of the screen. */
export const AccountsExportQuery = Type.Object(
  {
    ...exportQuery,
    role: Type.Optional(oneOf(roleFilters)),
    state: Type.Optional(oneOf(stateFilters)),
    sort: Type.Optional(oneOf(accountSorts)),
    down: Type.Optional(Type.Literal('1', { description: 'The sort turned round' })),
  },
  { additionalProperties: false },
);
export type AccountsExportQuery = Static<typeof AccountsExportQuery>;

/** PUT /accounts/{email}: role and state of an address from now on. 409 when somebody has changed it since `version`. */
export const AccountChange = Type.Object(
  {
    role: oneOf(roles),
    disabled: Type.Boolean(),
    release: Type.Optional(
      Type.Literal(true, {
        description: 'The next other account that signs in with the address takes the role',
      }),
    ),
    version: versionNumber(0, 'The one that was seen; 0: no role yet'),
  },
  { $id: 'AccountChange', additionalProperties: false },
);
export type AccountChange = Static<typeof AccountChange>;

export const AccountChanged = Type.Object({ version: Type.Integer() }, { $id: 'AccountChanged' });
export type AccountChanged = Static<typeof AccountChanged>;
