import { emailProblem } from '../shared/email-address';
import { grouped } from '../shared/text/format-number';
import { messages } from '../shared/messages';
import { phoneProblem } from '../shared/phone-validation';

/** What a form holds: every field as text, '' when left empty. */
export type FormValues = Readonly<Record<string, string>>;

/** The rule of one field, the same for the browser and the server. Lengths in characters. */
export type FieldRule = {
  maxLength: number;
  /** Whether its line breaks are kept: a text of several lines. */
  lines?: true;
  /** What is said when it is empty; a field without it is optional. A function says it by what other fields hold. */
  required?: string | ((values: FormValues) => string | null);
  /**
   * When the field is asked for, by what other fields (radios) hold: field -> its values, all of the fields at once. A field
   * that is not asked for is neither checked nor stored. Given as data, so that a page's style can follow it without script.
   */
  asked?: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with a text that is there, in words, or null. */
  check?: (text: string, values: FormValues) => string | null;
};
export type FormRules = Readonly<Record<string, FieldRule>>;

/** Fields that every public form sends beside its own: guards against robots (docs/decisions/008). */
export const guardFields = ['website', 'elapsed'] as const;

export function isAsked(rule: FieldRule, values: FormValues): boolean {
  return Object.entries(rule.asked ?? {}).every(([name, among]) =>
    among.includes(values[name] ?? ''),
  );
}

/** Any character that is seen: no space, control, filler (U+3164), blank braille or mark without a letter. */
export const visible = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

const unseen = 'This holds nothing that can be seen';

/** What is wrong with one field, in words, or null. */
export function fieldProblem(rule: FieldRule, name: string, values: FormValues): string | null {
  if (!isAsked(rule, values)) return null;
  const text = (values[name] ?? '').trim();
  // A text may be begun with what nobody sees yet; a field that only looks empty would be kept.
  if (!visible.test(text)) {
    const missing = typeof rule.required === 'function' ? rule.required(values) : rule.required;
    return missing ?? (text && !rule.lines ? unseen : null);
  }
  if (text.length > rule.maxLength)
    return `Please use at most ${grouped(rule.maxLength)} characters`;
  return rule.check?.(text, values) ?? null;
}

/** What is wrong with a whole form, by field, in the order of the rules; empty when all is well. */
export function formProblems(rules: FormRules, values: FormValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = fieldProblem(rule, name, values);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** A choice out of `values`; anything else has not come from the form. */
export function choice(values: readonly string[], required?: string): FieldRule {
  return {
    maxLength: 60,
    ...(required === undefined ? {} : { required }),
    check: (text) => (values.includes(text) ? null : 'Please choose one of the answers'),
  };
}

const noAddress = 'Please enter a valid e-mail address, for example name@example.com';

/** Who somebody is and how to reach them: fields that most public forms share. */
export const personRules = {
  firstName: { maxLength: 100, required: messages.firstNameRequired },
  lastName: { maxLength: 100, required: messages.lastNameRequired },
  contact: {
    maxLength: 40,
    required: messages.phoneRequired,
    check: (text) => phoneProblem(text),
  },
  email: { maxLength: 254, check: (text) => emailProblem(text, noAddress) },
} as const satisfies FormRules;
