import type { IssueMessage } from '../../../../contract/mdx/mdx-issue';
import type { FieldIssue } from '../issues';
import type { LanguageFields } from '../schemas/language-schema';
import type { StateLanguages } from '../schemas/settings-schema';

/** @param code the name of the file, which pages use as the `lang` of its text */
export function checkLanguage({ reviewedBy, checked }: LanguageFields, code: string): FieldIssue[] {
  const message = `"${code}" in the file name is not the code of a language.`;
  const advice = 'Use the code that browsers know, for example ht.yaml or zh-Hant.yaml.';
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/.test(code)) return [{ path: [], message, advice }];
  if (reviewedBy === 'sample' || checked !== undefined) return [];
  const missingDay = 'The day of the review is missing.';
  return [{ path: ['reviewedBy'], message: missingDay, advice: 'Add it as "checked".' }];
}

/** The missing notices of a state. Null if its list was checked, and English and all its languages have a reviewed notice. */
export function describeMissingNotices(
  state: string,
  { languages, checked, source, reason }: StateLanguages,
  notices: readonly LanguageFields[],
): IssueMessage | null {
  const required = ['English', ...languages];
  const find = (name: string) => notices.find((notice) => notice.name === name);
  const missing = required.filter((name) => find(name) === undefined);
  const unreviewed = required.filter((name) => find(name)?.reviewedBy === 'sample');
  const messages = [
    missing.length > 0 && `${state} has no notice in ${missing.join(', ')}.`,
    unreviewed.length > 0 && `Nobody has reviewed ${state}’s notices in ${unreviewed.join(', ')}.`,
    checked === undefined &&
      `Nobody has compared ${state}’s list of languages with its source, ${source}.`,
  ].filter((message) => message !== false);
  if (messages.length === 0) return null;
  return {
    message: messages.join(' '),
    advice: reason
      ? `A site with real clients is built all the same, because: ${reason}`
      : 'See "Add a language’s notice" in docs/editing.md. A site with real clients isn’t built without them, or a "reason".',
  };
}
