import type { LabeledValue } from '../../contract/shared/schema/fields';

export type FormLabels = {
  labels: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export function toFormDetails(
  { labels, choices }: FormLabels,
  answers: Readonly<Record<string, string>>,
): LabeledValue[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const answer = answers[name] ?? '';
    const choiceLabels = choices[name] ?? {};
    // An answer such as 'constructor' must not find an inherited property.
    const value = Object.hasOwn(choiceLabels, answer) ? (choiceLabels[answer] ?? answer) : answer;
    return value === '' ? [] : [{ label, value }];
  });
}
