import Type, { type Static } from 'typebox';
import { accountSorts, roleFilters, stateFilters } from './constants';
import { exportQuery } from '../shared/schema/list-query';
import {
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  strictObject,
  stringEnum,
  timestamp,
  versionNumber,
} from '../shared/schema/fields';
import { regionIds, type RegionId } from '../shared/regions';
import { roles, screens, type ScreenId } from '../shared/roles';
import { requiredRoles, signInStep } from '../sign-in/schema';

const screenIds = stringEnum(screens.map(({ id }) => id));
const regionList = Type.Unsafe<readonly RegionId[]>(
  Type.Array(stringEnum(regionIds), { uniqueItems: true, minItems: 1 }),
);

/** The screens and regions of an account: those of its role, with those that the owner has granted or denied. */
const access = {
  screens: Type.Unsafe<readonly ScreenId[]>(Type.Array(screenIds, { uniqueItems: true })),
  regions: nullable(regionList, 'The regions whose records it sees; null: all'),
};

/** GET /admin/{email}: only for the email of the token itself. */
export const AdminResponse = namedObject('AdminResponse', {
  isAdmin: Type.Boolean(),
  role: nullable(stringEnum(roles)),
  ...access,
  step: Type.Optional(signInStep),
});
export type AdminResponse = Static<typeof AdminResponse>;

export const ProfilePhotoResponse = namedObject('ProfilePhotoResponse', { path: Type.String() });
export type ProfilePhotoResponse = Static<typeof ProfilePhotoResponse>;

/** In the last two states, only accounts with a role are listed. */
const providerStates = ['complete', 'truncated', 'unconfigured', 'unreachable'] as const;

/** The account that holds an address's role (docs/decisions/018); 'none' if the address has no role. */
const bindings = ['none', 'unclaimed', 'claimed', 'claimed-by-other'] as const;

/** An account that can sign in, or an address with a role but no account (`uid` is null). */
export const Account = namedObject('Account', {
  uid: nullable(Type.String()),
  email: nullable(Type.String({ description: 'Lower case' })),
  name: nullable(Type.String()),
  photo: nullable(
    Type.String({ description: 'A Google or Facebook URL, or a path below the API’s base' }),
  ),
  providers: Type.Array(Type.String(), { description: 'password, google.com, facebook.com …' }),
  verified: Type.Boolean({ description: 'The email address is verified' }),
  createdAt: nullable(timestamp),
  lastSignInAt: nullable(timestamp),
  role: nullable(stringEnum(roles)),
  ...access,
  disabled: Type.Boolean({ description: 'Disabled by the owner' }),
  hasSecondFactor: Type.Boolean(),
  binding: stringEnum(bindings),
  version: Type.Integer({
    description: 'Grows with each change by the owner; 0 without a role. Send it with a change.',
  }),
});
export type Account = Static<typeof Account>;

/** GET /accounts: up to `limit`, accounts with a role first, then the newest. */
export const AccountsResponse = namedObject('AccountsResponse', {
  accounts: Type.Array(Account),
  total: Type.Integer({ description: 'Including accounts beyond the limit' }),
  provider: stringEnum(providerStates),
  /** Roles whose sign-in needs a second factor. */
  requiredRoles,
});
export type AccountsResponse = Static<typeof AccountsResponse>;

/** GET /accounts/export: filtered and sorted as on the screen. */
export const AccountsExportQuery = strictObject({
  ...exportQuery,
  role: Type.Optional(keyEnum(roleFilters)),
  state: Type.Optional(keyEnum(stateFilters)),
  sort: Type.Optional(stringEnum(accountSorts)),
  down: Type.Optional(Type.Literal('1', { description: 'Reverses the sort order' })),
});

export const AccountChange = closedObject('AccountChange', {
  role: stringEnum(roles),
  screens: Type.Optional(access.screens),
  regions: Type.Optional(access.regions),
  disabled: Type.Boolean(),
  release: Type.Optional(
    Type.Literal(true, {
      description: 'The next account to sign in with this address takes the role',
    }),
  ),
  resetSecondFactor: Type.Optional(
    Type.Literal(true, { description: 'Removes it, and ends all sessions' }),
  ),
  version: versionNumber(0, 'The version that was read; 0 without a role'),
});
export type AccountChange = Static<typeof AccountChange>;

export const AccountChangeResponse = namedObject('AccountChangeResponse', {
  version: Type.Integer(),
});

/** The names of colleagues, which lists and messages show instead of their emails. */
export const StaffNamesResponse = namedObject('StaffNamesResponse', {
  staff: Type.Array(Type.Object({ email: Type.String(), name: Type.String() })),
});
export type StaffNamesResponse = Static<typeof StaffNamesResponse>;
