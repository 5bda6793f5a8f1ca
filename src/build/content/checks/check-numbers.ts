import { phoneDigits } from '../../../../contract/shared/phone';
import type { Fault } from '../content-issue';

/**
 * Reads a list of US telephone numbers, one a line; empty lines, and what follows a #, are left out. Returns ten digits of
 * each, and every line that is none.
 */
export function checkNumbers(file: string, text: string): { numbers: string[]; faults: Fault[] } {
  const numbers: string[] = [];
  const faults: Fault[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const written = line.replace(/#.*$/, '').trim();
    if (written === '') return;
    const digits = phoneDigits(written);
    if (digits.length === 10) {
      numbers.push(digits);
      return;
    }
    faults.push({
      file,
      line: index + 1,
      problem: `"${written}" is not a US phone number.`,
      advice: 'Write ten digits, for example 5165550100, and what else there is to say behind a #.',
    });
  });
  return { numbers, faults };
}
