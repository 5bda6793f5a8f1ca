/** An account that has had the role of an address, until the owner released it. It does not get that again. */
export type ReleasedRoleTable = {
  /** Lower case. */
  email: string;
  /** The identity provider's account. */
  uid: string;
};
