import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { phoneDigits } from '../../contract/phone';
import { registeredNumbersHash, type RegisteredNumbers } from '../../contract/registered-numbers';

const derive = promisify(pbkdf2);

/**
 * Turns content/settings/registered-numbers.txt (a US number a line; empty lines and lines from # on are left out) into
 * what the browser may know: salt, rounds and one hash per number. The same list gives the same file.
 * Throws with the line number where a line is not ten digits.
 */
export async function hashRegisteredNumbers(
  text: string,
  iterations: number = registeredNumbersHash.iterations,
): Promise<RegisteredNumbers> {
  const numbers = [...new Set(readNumbers(text))].sort();
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

function readNumbers(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.replace(/#.*$/, '').trim();
    if (written === '') return [];
    const digits = phoneDigits(written);
    if (digits.length === 10) return [digits];
    throw new Error(
      `registered-numbers.txt:${index + 1}: "${written}" is not a US phone number. Write ten digits, for example 5165550100.`,
    );
  });
}
