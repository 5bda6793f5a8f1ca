import { validateField } from '../../../contract/forms/rules';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { screenerRules } from '../../../contract/screener/form';
import { showFieldError } from './field-error';

/** Asks for the income of a husband or wife only if there is one. */
export function hideSpouse(form: HTMLFormElement): void {
  const married = form.querySelector<HTMLInputElement>('[name="marital"][value="married"]');
  const question = form.querySelector<HTMLElement>('[data-if-married]');
  question?.toggleAttribute('hidden', married?.checked !== true);
}

export function isAnswered(question: HTMLFieldSetElement): boolean {
  const fields = [...question.querySelectorAll('input')];
  return fields.some(({ type, checked, value }) => value !== '' && (checked || type === 'text'));
}

/** Shows the errors of a question, and returns the fields that have one. */
export function findErrors(
  question: HTMLFieldSetElement,
  { translate }: ScreenerCatalog,
): HTMLInputElement[] {
  return [...question.querySelectorAll<HTMLInputElement>('[type="text"]')].filter((input) => {
    const { name, value } = input;
    const error = validateField(screenerRules[name] ?? { maxLength: 0 }, name, { [name]: value });
    showFieldError(input, error && translate(error));
    return error !== null;
  });
}
