import type { Detail } from '../../contract/shared/schema/labeled-value';

export type FormWords = {
  /** Label by field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Label by field and choice, for fields with a list of choices. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The answers as labels and values, in the order of the form, without empty fields. */
export function detailsOf(
  { labels, choices }: FormWords,
  answers: Readonly<Record<string, string>>,
): Detail[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const answer = answers[name] ?? '';
    const choiceLabels = choices[name] ?? {};
    // An answer such as 'constructor' must not find an inherited property.
    const value = Object.hasOwn(choiceLabels, answer) ? (choiceLabels[answer] ?? answer) : answer;
    return value === '' ? [] : [{ label, value }];
  });
}
