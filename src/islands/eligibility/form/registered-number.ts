import { getPhoneDigits } from '../../../../contract/shared/phone';
import {
  registeredNumbersHash,
  registeredNumbersPath,
  type RegisteredNumbers,
} from '../../../../contract/forms/eligibility-constants';
import { withTimeout } from '../../../browser/with-timeout';

const results = new Map<string, Promise<boolean>>();
let list: Promise<RegisteredNumbers> | undefined;

/**
 * Looks a phone number up in the list of registered numbers (specification section 5), of which the browser has slow hashes
 * only. Without the list or Web Crypto, or if it takes too long, the result is false.
 */
export function isRegisteredNumber(phone: string): Promise<boolean> {
  const digits = getPhoneDigits(phone);
  let result = results.get(digits);
  if (result === undefined) {
    result = withTimeout(findNumber(digits)).catch((error: unknown) => {
      console.warn('The list of registered numbers could not be checked.', error);
      results.delete(digits);
      list = undefined;
      return false;
    });
    results.set(digits, result);
  }
  return result;
}

async function findNumber(digits: string): Promise<boolean> {
  list ??= fetchList();
  const { salt, iterations, hashes } = await list;
  return hashes.includes(await hashNumber(digits, salt, iterations));
}

async function fetchList(): Promise<RegisteredNumbers> {
  const response = await fetch(registeredNumbersPath);
  if (!response.ok) throw new Error(`${registeredNumbersPath}: ${response.status}`);
  return (await response.json()) as RegisteredNumbers;
}

async function hashNumber(digits: string, salt: string, iterations: number): Promise<string> {
  const password = new TextEncoder().encode(digits);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: parseHex(salt), iterations },
    key,
    registeredNumbersHash.bits,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parseHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
