import { dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '../shared/common-passwords';

/** 27 KB compressed, which only forms with a new password load. */
const maxPasswords = 10_000;

/** The most used, in lowercase. Sorted, because that compresses a third better. */
export function listCommonPasswords(): string[] {
  return dictionary['passwords-common']
    .filter(({ length }) => length >= minPasswordLength)
    .slice(0, maxPasswords)
    .sort();
}
