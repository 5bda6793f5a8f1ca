import { cardLimits } from '../../../contract/card-limits';
import { emailProblem } from '../../../contract/email-address';
import { messages } from '../../../contract/messages';
import { phoneProblem } from '../../../contract/phone';
import type { EligibilityValues, FieldName } from './form-values';

const required: Partial<Record<FieldName, string>> = {
  firstName: messages.firstNameRequired,
  lastName: messages.lastNameRequired,
  dob: messages.dobRequired,
  time: messages.timeRequired,
};

const noAddress =
  'Please enter a valid e-mail address, for example name@example.com, or leave it empty';

/**
 * What is wrong with one field, in words, or null (specification section 5). Whether a phone number is already registered
 * takes time and is asked apart (listed-number.ts).
 */
export function fieldProblem<Name extends FieldName>(
  name: Name,
  value: EligibilityValues[Name] | undefined,
): string | null {
  if (name === 'file') return cardProblem((value as FileList | null | undefined)?.[0] ?? null);
  const text = typeof value === 'string' ? value.trim() : '';
  if (name === 'phoneNumber') return phoneProblem(text);
  if (name === 'email') return text === '' ? null : emailProblem(text, noAddress);
  return text === '' ? (required[name] ?? null) : null;
}

/** Checked here at once, so that nobody uploads for a minute in vain; the server looks at the content. */
export function cardProblem(file: Pick<File, 'name' | 'size' | 'type'> | null): string | null {
  if (file === null) return null;
  const types: readonly string[] = cardLimits.types;
  // Some phones know no type for a file from another app; the name then has to do.
  const accepted =
    file.type === '' ? /\.(jpe?g|png|webp|pdf)$/i.test(file.name) : types.includes(file.type);
  if (!accepted) return 'Please choose a photo (JPEG, PNG or WebP) or a PDF file';
  if (file.size === 0) return 'This file is empty. Please choose another one';
  if (file.size > cardLimits.maxBytes) {
    return `This file is too large (${megabytes(file.size)} MB). Please choose one of at most ${megabytes(cardLimits.maxBytes)} MB`;
  }
  return null;
}

/** Rounded up, so that a file just above the limit is never called as large as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
