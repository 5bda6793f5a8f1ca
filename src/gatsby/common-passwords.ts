import { dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '../shared/common-passwords';

/** 11 KB compressed. What comes later in the list is rare. */
const maxPasswords = 3_000;

/** The most used first, in lowercase. */
export function listCommonPasswords(): string[] {
  return dictionary['passwords-common']
    .filter(({ length }) => length >= minPasswordLength)
    .slice(0, maxPasswords);
}
