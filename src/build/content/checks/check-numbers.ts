import { getPhoneDigits } from '../../../../contract/shared/phone';
import type { ContentIssue } from '../content-issue';

/** Parses a list of US phone numbers, one per line, with # comments, to ten digits each. */
export function checkNumbers(file: string, text: string): { numbers: string[]; issues: ContentIssue[] } {
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
      problem: `"${entry}" is not a US phone number.`,
      advice: 'Write ten digits, for example 5165550100, and comments after a #.',
    });
  });
  return { numbers, issues };
}
