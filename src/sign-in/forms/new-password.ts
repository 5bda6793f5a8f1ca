import { withTimeout } from '../../browser/with-timeout';
import { commonPasswordsPath, minPasswordLength } from '../../shared/common-passwords';

const tooCommon =
  'This password is easy to guess. Choose another one, for example three or four words.';

export const newPasswordHint = `At least ${minPasswordLength} characters, for example three or four words`;
export const tooShort = `Use at least ${minPasswordLength} characters.`;

let list: Promise<ReadonlySet<string>> | undefined;

/** NIST SP 800-63B, section 5.1.1.2: a minimum length and a list of common passwords, but no required kinds of characters. */
export async function checkNewPassword(password: string): Promise<string | true> {
  if ([...password].length < minPasswordLength) return tooShort;
  const text = password.toLowerCase();
  if (isSequence(text)) return tooCommon;
  // Without the list a password counts as uncommon, so that the check never blocks anyone.
  list ??= withTimeout(fetchList()).catch(() => {
    list = undefined;
    return new Set<string>();
  });
  return (await list).has(text) ? tooCommon : true;
}

/** 'aaaaaaaa', 'abcdefgh', '87654321' */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}

async function fetchList(): Promise<ReadonlySet<string>> {
  const response = await fetch(commonPasswordsPath);
  if (!response.ok) throw new Error(`${commonPasswordsPath}: ${response.status}`);
  return new Set((await response.json()) as string[]);
}
