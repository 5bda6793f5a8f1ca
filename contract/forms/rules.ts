import { checkEmail } from '../shared/email-address';
import { messages } from '../shared/messages';
import { checkPhone, normalizePhone } from '../shared/phone';
import { regionIds } from '../shared/regions';
import { formatNumber } from '../shared/text/format-number';
import { visibleCharacter } from '../shared/text/patterns';

export type FormValues = Readonly<Record<string, string>>;

/** Met if each of these fields has one of these values. Data, not a function, so that the page's CSS can apply it without JavaScript. */
type Condition = Readonly<Record<string, readonly string[]>>;

export type FieldRule = {
  maxLength: number;
  /** A multiline text keeps its line breaks. */
  isMultiline?: true;
  /** The message for an empty field, possibly depending on other fields; optional fields have none. */
  required?: string | ((values: FormValues) => string | null);
  /** Without it, a field with a message for an empty one is always required. */
  requiredWhen?: Condition;
  /** A hidden field is neither checked nor stored. */
  showWhen?: Condition;
  /** The form in which `check` takes a text that people write in other ways. */
  normalize?: (text: string) => string;
  check?: (text: string, values: FormValues) => string | null;
  /** Asks once about a text that is accepted when it is sent again. */
  doubt?: (text: string, now: Date) => string | null;
};
export type FormRules = Readonly<Record<string, FieldRule>>;

/** The language of the page that a form was sent from; missing in English. `language` is a question of one form. */
export const languageField = 'pageLanguage';

/** The bot-protection fields of every public form (docs/decisions/008). */
export const botProtectionFields = ['website', 'elapsed'] as const;

export function isFieldVisible(rule: FieldRule, values: FormValues): boolean {
  return isMet(rule.showWhen, values);
}

export function isFieldRequired(rule: FieldRule, values: FormValues): boolean {
  return findMissingMessage(rule, values) !== null;
}

/** Null if the field may be empty. */
function findMissingMessage({ required, requiredWhen }: FieldRule, values: FormValues) {
  if (!isMet(requiredWhen, values)) return null;
  return (typeof required === 'function' ? required(values) : required) ?? null;
}

function isMet(condition: Condition = {}, values: FormValues): boolean {
  return Object.entries(condition).every(([name, options]) => options.includes(values[name] ?? ''));
}

export function validateField(rule: FieldRule, name: string, values: FormValues): string | null {
  if (!isFieldVisible(rule, values)) return null;
  const text = (values[name] ?? '').trim();
  if (!visibleCharacter.test(text)) {
    return (
      findMissingMessage(rule, values) ??
      (text && !rule.isMultiline ? 'This looks empty: please type some text' : null)
    );
  }
  if (text.length > rule.maxLength)
    return `Please use at most ${formatNumber(rule.maxLength)} characters`;
  return rule.check?.(text, values) ?? null;
}

export function findDoubt(
  rule: FieldRule,
  name: string,
  values: FormValues,
  now: Date,
): string | null {
  const text = (values[name] ?? '').trim();
  return text !== '' && isFieldVisible(rule, values) ? (rule.doubt?.(text, now) ?? null) : null;
}

export function validateForm(rules: FormRules, values: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const error = validateField(rule, name, values);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

/** Adds the label to an error that doesn't name its field ('Please use …', 'This …'), for a list of all errors. */
export function formatFieldError(label: string, message: string): string {
  return /^(Please|This|Line)\b/.test(message) ? `${label}: ${message}` : message;
}

export function choiceRule(options: readonly string[], required?: string): FieldRule {
  return {
    maxLength: 60,
    ...(required === undefined ? {} : { required }),
    check: (text) => (options.includes(text) ? null : 'Please choose one of the options'),
  };
}

export const personRules = {
  firstName: { maxLength: 100, required: messages.firstNameRequired },
  lastName: { maxLength: 100, required: messages.lastNameRequired },
  contact: {
    maxLength: 40,
    required: messages.phoneRequired,
    normalize: normalizePhone,
    check: checkPhone,
  },
  email: {
    maxLength: 254,
    check: (text: string) =>
      checkEmail(text, 'Please enter a valid email address, for example name@example.com'),
  },
} as const satisfies FormRules;

/** Consent to text messages: 'true' or 'false', never required. */
export const consentRule = choiceRule(['true', 'false']);

/** Asked by every form outside a region's own pages; there the form sends the page's region. */
export const careRegionLabel = 'Where is care needed?';
export const careRegionRule = choiceRule(regionIds, 'Choose where care is needed');
