import { timingSafeEqual } from 'node:crypto';
import type { PhotoShape } from '../../contract/signatures/constants';
import type { Vault } from '../db/encryption/encryption';

type Shape = Exclude<PhotoShape, 'none'>;

/**
 * The path of an employee's photo for mail programs, which cannot sign in. Only who has made a signature knows it, and it stays
 * when the photo is changed, so that mails sent before show the new one; a removed photo is gone from them.
 */
export function buildPhotoPath(vault: Vault, employee: string, shape: Shape): string {
  return `/signature-photos/${employee}/${secretOf(vault, employee)}-${shape}.png`;
}

/** Whether a secret is the one of an employee's photo. */
export function isPhotoSecret(vault: Vault, employee: string, secret: string): boolean {
  const own = Buffer.from(secretOf(vault, employee));
  const told = Buffer.from(secret);
  return own.length === told.length && timingSafeEqual(own, told);
}

function secretOf(vault: Vault, employee: string): string {
  return vault.secretOf(`signature_photos:${employee}`);
}
