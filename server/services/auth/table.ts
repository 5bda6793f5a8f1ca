import type { Role } from '../../../contract/shared/roles';

declare module '../../core/db/tables' {
  interface Tables {
    accounts: AccountTable;
    releasedRoles: ReleasedRoleTable;
  }
}

/** Staff accounts. An email without a row has no role. */
export type AccountTable = {
  email: string;
  role: Role;
  /** JSON: the screens that the owner has granted beyond those of the role, and denied of them. Null: none. */
  grantedScreens: string | null;
  deniedScreens: string | null;
  /** JSON: the regions whose records it sees. Null: all. */
  regions: string | null;
  /** 1: disabled by the owner. */
  disabled: number;
  createdAt: string;
  /** The identity provider's account that has the role. Null until its first sign-in. */
  uid: string | null;
  version: number;
  /** Email of the owner who changed it last. Null: never changed. */
  changedBy: string | null;
};

/** Accounts that had a role until the owner released it. They can't claim it again. */
export type ReleasedRoleTable = {
  email: string;
  uid: string;
};
