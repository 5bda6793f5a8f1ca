import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  registeredNumbersHash,
  type RegisteredNumbers,
} from '../../contract/forms/eligibility/constants';

const derive = promisify(pbkdf2);

/** Hashes the registered numbers (ten digits each). The order of the list doesn't matter. */
export async function hashRegisteredNumbers(
  registered: readonly string[],
  iterations: number = registeredNumbersHash.iterations,
): Promise<RegisteredNumbers> {
  const numbers = [...new Set(registered)].sort();
  const bytes = registeredNumbersHash.bits / 8;
  // Slow like the hashes, because a fast digest of a short list could be brute-forced.
  const list = createHash('sha256').update(numbers.join('\n')).digest();
  const salt = await derive(list, 'larkspan registered numbers', iterations, 16, 'sha256');
  const hashes = await Promise.all(
    numbers.map((number) => derive(number, salt, iterations, bytes, 'sha256')),
  );
  return {
    salt: salt.toString('hex'),
    iterations,
    hashes: hashes.map((hash) => hash.toString('hex')).sort(),
  };
}
