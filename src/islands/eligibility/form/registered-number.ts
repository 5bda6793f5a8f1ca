import { phoneDigits } from '../../../../contract/shared/phone';
import {
  registeredNumbersHash,
  registeredNumbersPath,
  type RegisteredNumbers,
} from '../../../../contract/forms/eligibility/constants';

/** Milliseconds after which a number counts as not listed: the check must never hold a person up. */
const patience = 5_000;

const answers = new Map<string, Promise<boolean>>();
let list: Promise<RegisteredNumbers> | undefined;

/**
 * Whether a phone number is on the list of already registered ones (specification section 5). The browser holds slow
 * hashes only. Each number is computed once per page load; where the list or Web Crypto is missing the answer is false.
 */
export function isListedNumber(phone: string): Promise<boolean> {
  const digits = phoneDigits(phone);
  const known = answers.get(digits);
  if (known !== undefined) return known;
  const answer = Promise.race([check(digits), givenUp()]).catch((error: unknown) => {
    console.warn('The list of registered numbers could not be asked.', error);
    answers.delete(digits);
    list = undefined;
    return false;
  });
  answers.set(digits, answer);
  return answer;
}

async function check(digits: string): Promise<boolean> {
  list ??= fetchList();
  const { salt, iterations, hashes } = await list;
  return hashes.includes(await slowHash(digits, salt, iterations));
}

async function fetchList(): Promise<RegisteredNumbers> {
  const answer = await fetch(registeredNumbersPath);
  if (!answer.ok) throw new Error(`${registeredNumbersPath}: ${answer.status}`);
  return (await answer.json()) as RegisteredNumbers;
}

async function slowHash(digits: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(digits),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations },
    key,
    registeredNumbersHash.bits,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function givenUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took too long.')), patience);
  });
}
