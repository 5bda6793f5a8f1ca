/** The photo of an account, for everybody who knows its address. */
export type ProfilePhotoTable = {
  /** Random: its address cannot be guessed. */
  id: string;
  /** The identity provider's account. Unique. */
  uid: string;
  /** WebP. */
  bytes: Uint8Array;
  created_at: string;
};
