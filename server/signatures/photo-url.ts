import { timingSafeEqual } from 'node:crypto';
import type { PhotoShape } from '../../contract/signatures/constants';
import type { Vault } from '../db/encryption/encryption';

/**
 * The unguessable path of an employee's photo for mail programs, which can't sign in. It stays when the photo changes, so that
 * mails sent before show the new one.
 */
export function buildPhotoPath(
  vault: Vault,
  employeeId: string,
  shape: Exclude<PhotoShape, 'none'>,
): string {
  return `/signature-photos/${employeeId}/${deriveSecret(vault, employeeId)}-${shape}.png`;
}

export function isPhotoSecret(vault: Vault, employeeId: string, secret: string): boolean {
  const expected = Buffer.from(deriveSecret(vault, employeeId));
  const actual = Buffer.from(secret);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function deriveSecret(vault: Vault, employeeId: string): string {
  return vault.deriveToken(`signature_photos:${employeeId}`);
}
