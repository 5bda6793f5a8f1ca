import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  registeredNumbersHash,
  type RegisteredNumbers,
} from '../../contract/forms/eligibility/constants';

const derive = promisify(pbkdf2);

/**
 * Turns the registered numbers (ten digits each) into what the browser may know: salt, rounds and one hash per number.
 * The same list gives the same file, whatever its order.
 */
export async function hashRegisteredNumbers(
  registered: readonly string[],
  iterations: number = registeredNumbersHash.iterations,
): Promise<RegisteredNumbers> {
  const numbers = [...new Set(registered)].sort();
  const bytes = registeredNumbersHash.bits / 8;
  // The salt is derived as slowly as the hashes: a quick digest of a short list would give the list away.
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
