import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough for a token that nobody can guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
