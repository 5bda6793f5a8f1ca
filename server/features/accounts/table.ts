declare module '../../core/db/tables' {
  interface Tables {
    profilePhotos: ProfilePhotoTable;
  }
}

export type ProfilePhotoTable = {
  /** Random, because anyone who has the URL may see the photo. */
  id: string;
  uid: string;
  bytes: Uint8Array;
  createdAt: string;
};
