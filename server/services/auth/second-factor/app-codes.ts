import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const secretBytes = 20;
/** Periods of 30 seconds before and after, for clocks that differ. */
const window = 1;

export function createAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The QR code that authenticator apps scan, as a data URL. */
export function renderQrCode(secret: string, account: { issuer: string; label: string }): string {
  const uri = new TOTP({ ...account, secret: Secret.fromBase32(secret) }).toString();
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
}

/** Returns the period that a code belongs to; null for a wrong code. */
export function findPeriod(secret: string, code: string, now: Date): number | null {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const difference = app.validate({ token: code, timestamp, window });
  return difference === null ? null : app.counter({ timestamp }) + difference;
}

/** Apps show '123 456'. */
export function removeSpaces(code: string): string {
  return code.replace(/\s/g, '');
}

const recoveryCodeCount = 10;
/** 80 random bits each. */
const recoveryCodeBytes = 10;

/** 'abcd-efgh-ijkl-mnop' */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    formatRecoveryCode(new Secret({ size: recoveryCodeBytes }).base32),
  );
}

/** As stored, however it was typed. */
export function formatRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z2-7]/g, '');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
