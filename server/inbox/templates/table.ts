/** A text of the office for replies. */
export type ReplyTemplateTable = {
  id: string;
  name: string;
  /** 'any', 'sms' or 'email'. */
  channel: string;
  /** Null: every region. */
  region: string | null;
  body: string;
  version: number;
  /** The staff member's e-mail; null: it came with the product. */
  changed_by: string | null;
};
