import { validateField } from '../../../contract/forms/rules';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { screenerRules } from '../../../contract/screener/form';
import { showFieldError } from './field-error';

/** Asks for the income of a husband or wife only if there is one, and says "you" to someone who needs care themselves. */
export function adaptQuestions(form: HTMLFormElement): void {
  const isChosen = (name: string, value: string) =>
    form.querySelector(`[name="${name}"][value="${value}"]:checked`) !== null;
  const question = form.querySelector<HTMLElement>('[data-if-married]');
  question?.toggleAttribute('hidden', !isChosen('marital', 'married'));
  const isSelf = isChosen('careFor', 'self');
  if (isSelf === form.hasAttribute('data-is-self')) return;
  form.toggleAttribute('data-is-self', isSelf);
  // The attribute keeps the words that are not shown.
  for (const words of form.querySelectorAll<HTMLElement>('[data-self]')) {
    const { textContent, dataset } = words;
    words.textContent = dataset['self'] ?? '';
    dataset['self'] = textContent ?? '';
  }
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
