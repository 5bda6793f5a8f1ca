import {
  botProtectionFields,
  findDoubt,
  languageField,
  validateForm,
  isFieldVisible,
  type FormRules,
} from '../../../contract/forms/rules';
import type { LabeledValue } from '../../../contract/shared/schema/fields';
import { validationError } from '../../core/http/errors';
import { normalizeText, normalizeLine } from '../../core/http/request/normalize-text';

/** Normalized and validated; '' for fields that are empty or hidden. */
export type FormAnswers<Rules extends FormRules> = Readonly<Record<keyof Rules & string, string>>;

/**
 * Throws 400 with a message per field. Unknown fields are errors; the values of hidden fields are dropped.
 * @param askedAt the time at which doubts are errors too; null if the person was asked before, or a program sends the form
 */
export function parseFormFields<Rules extends FormRules>(
  rules: Rules,
  texts: Readonly<Record<string, string>>,
  askedAt: Date | null,
): FormAnswers<Rules> {
  const knownFields: readonly string[] = [
    ...Object.keys(rules),
    ...botProtectionFields,
    languageField,
  ];
  const unknownFields = Object.keys(texts).filter((name) => !knownFields.includes(name));
  if (unknownFields.length > 0) {
    throw validationError(
      Object.fromEntries(unknownFields.map((name) => [name, 'This field is not known.'])),
    );
  }
  const normalized = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const text = (rule.isMultiline === true ? normalizeText : normalizeLine)(texts[name] ?? '');
      return [name, rule.normalize?.(text) ?? text];
    }),
  );
  const errors = validateForm(rules, normalized);
  for (const [name, rule] of Object.entries(rules)) {
    const doubt = askedAt && findDoubt(rule, name, normalized, askedAt);
    if (doubt !== null) errors[name] ??= doubt;
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      isFieldVisible(rule, normalized) ? (normalized[name] ?? '') : '',
    ]),
  ) as FormAnswers<Rules>;
}

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
