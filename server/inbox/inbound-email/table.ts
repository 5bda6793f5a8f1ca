/** Which thread an answer belongs to that comes to one of our addresses. */
export type ReplyAddressTable = {
  /** Keyed hash of the token in the address: the database alone tells no address. Unique. */
  token_mark: string;
  thread_id: string;
};
