import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  registeredNumbersHash,
  type RegisteredNumbers,
} from '../../contract/forms/eligibility-constants';
import { getPhoneDigits } from '../../contract/shared/phone';
import type { ContentIssue } from './content/issues';

const derive = promisify(pbkdf2);

/** Parses a list of US phone numbers, one per line, with # comments, to ten digits each. */
export function parseRegisteredNumbers(
  file: string,
  text: string,
): { numbers: string[]; issues: ContentIssue[] } {
  const numbers: string[] = [];
  const issues: ContentIssue[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const entry = line.replace(/#.*$/, '').trim();
    if (entry === '') return;
    const digits = getPhoneDigits(entry);
    if (digits.length === 10) {
      numbers.push(digits);
      return;
    }
    issues.push({
      file,
      line: index + 1,
      message: `"${entry}" is not a US phone number.`,
      advice: 'Write ten digits, for example 5165550100, and comments after a #.',
    });
  });
  return { numbers, issues };
}

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
