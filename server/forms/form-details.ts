import type { Detail } from '../../contract/shared/schema/fields';

/** How a form's fields are called, and how what was chosen reads. */
export type FormWords = {
  /** Field -> its name on the form, in the form's order. */
  labels: Readonly<Record<string, string>>;
  /** Field -> choice -> its words, of the fields that are chosen from a list. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What a form said, in words and in the form's order; fields left empty are left out. */
export function detailsOf(
  { labels, choices }: FormWords,
  answers: Readonly<Record<string, string>>,
): Detail[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = answers[name] ?? '';
    return value === '' ? [] : [{ label, value: wordsOf(choices[name], value) }];
  });
}

/** Own choices only: 'constructor' is a text like any other. */
function wordsOf(words: Readonly<Record<string, string>> | undefined, value: string): string {
  return words !== undefined && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
