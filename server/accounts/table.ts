/** Who works here. An e-mail without a row has no role. */
export type AccountTable = {
  /** Lower case. */
  email: string;
  role: string;
  /** 1 when shut out by the owner. */
  disabled: number;
  created_at: string;
  /** The identity provider's account that has the role; null until its first sign-in. */
  uid: string | null;
  /** Counts the owner's changes, from 1: who changes a row says which one they saw. */
  version: number;
  /** E-mail of the owner who changed it last; null while it is as it was made. */
  changed_by: string | null;
};
