/** Who works here. An e-mail without a row has no role. */
export type AccountTable = {
  /** Lower case. */
  email: string;
  role: string;
  /** 1 when shut out by the owner. */
  disabled: number;
  created_at: string;
};
