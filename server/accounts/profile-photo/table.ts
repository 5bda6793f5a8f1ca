export type ProfilePhotoTable = {
  /** Random, because anyone who has the URL may see the photo. */
  id: string;
  /** From the identity provider. Unique. */
  uid: string;
  /** WebP. */
  bytes: Uint8Array;
  createdAt: string;
};
