import { validateField } from '../../../contract/forms/rules';
import type { Program } from '../../../contract/programs/facts';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { englishScreener } from '../../../contract/screener/english';
import { readAnswers, screenerRules, type ZipCounties } from '../../../contract/screener/form';
import { renderResult, type ResultOffice } from '../../../contract/screener/render-result';
import { formatForOffice, screen } from '../../../contract/screener/result';
import type { ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { emailResult } from './email-result';
import { fillSendForm, showSendForm } from './send-form';
import { loadCounties, openCounties, takeKnownAnswers, watchZip } from './zip-place';

export type ScreenerProps = {
  programs: readonly Program[];
  offices: readonly ResultOffice[];
  zips: ZipRanges;
};

/** A question by its number from 0, all of them to change, or the result. */
type Step = number | 'all' | 'result';

/**
 * Asks one question at a time and shows the result, all in the page. The browser's Back button steps back: the history knows the step, and
 * only the form knows the answers.
 * @param catalog of the page's language
 */
export function runScreener(catalog: ScreenerCatalog = englishScreener): void {
  const box = document.querySelector<HTMLElement>('[data-screener]');
  const form = box?.querySelector('form');
  const result = box?.querySelector<HTMLElement>('[data-result]');
  if (!box || !form || !result) return;
  const props = JSON.parse(box.dataset.screener ?? '') as ScreenerProps;
  const questions = [...form.querySelectorAll('fieldset')];
  const counties = watchZip(form, props, catalog);
  const readForm = () => screenForm(form, props, counties.current, catalog);
  let step: Step = 0;

  const show = (next: Step) => {
    step = next;
    form.hidden = next === 'result';
    result.hidden = next !== 'result';
    showSendForm(false);
    if (next === 'result') return showResult(form, result, readForm(), props, catalog);
    form.toggleAttribute('data-steps', next !== 'all');
    if (next === 'all') return focus(questions[0]?.querySelector('legend'));
    questions.forEach((question, index) =>
      question.toggleAttribute('data-current', index === next),
    );
    form.toggleAttribute('data-enough', next >= enoughQuestions);
    form.toggleAttribute('data-last', next === questions.length - 1);
    findButton(form, 'back').hidden = next === 0;
    const progress = form.querySelector<HTMLElement>('[role="status"]');
    if (progress) progress.textContent = catalog.texts.progress(next + 1, questions.length);
    form.style.setProperty('--done', `${((next + 1) / questions.length) * 100}%`);
    focus(questions[next]?.querySelector('legend'));
  };
  const go = (next: Step) => {
    history.pushState({ ...(history.state as object | null), screenerStep: next }, '');
    show(next);
  };
  const goOn = () => {
    if (typeof step === 'number' && step < questions.length - 1) go(step + 1);
    else go('result');
  };

  history.replaceState({ ...(history.state as object | null), screenerStep: 0 }, '');
  addEventListener('popstate', ({ state }) => {
    const previous = (state as { screenerStep?: Step } | null)?.screenerStep;
    if (previous !== undefined) show(previous);
  });
  const goOnIfValid = () => {
    const shown = typeof step === 'number' ? questions.slice(step, step + 1) : questions;
    const wrong = shown.flatMap((question) => findErrors(question, catalog))[0];
    if (wrong === undefined) goOn();
    else wrong.focus();
  };
  const actions: Record<string, () => void> = {
    back: () => history.back(),
    next: goOnIfValid,
    skip: goOn,
    finish: () => go('result'),
    narrow: () =>
      go(
        Math.max(
          0,
          questions.findIndex((question) => !isAnswered(question)),
        ),
      ),
    change: () => go('all'),
    county: () => {
      go('all');
      openCounties(form);
    },
    print: () => print(),
    send: () => {
      const { answers, result: found } = readForm();
      showSendForm(true);
      fillSendForm(answers, formatForOffice(answers, found, catalog.language));
    },
  };
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target === form) goOnIfValid();
    else void emailResult(event.target as HTMLFormElement, catalog);
  });
  box.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    const act = actions[button?.dataset.action ?? ''];
    if (act === undefined) return;
    // The link to the form would add a step to the history.
    event.preventDefault();
    act();
  });

  const known = takeKnownAnswers(form);
  if (known['careFor']) go(1);
  // Outside our states, the question shows at once whom to call.
  if (!known['zip']) return;
  if (readForm().answers.region === null) {
    // A ZIP code that is wrong, or outside our states. The advice is below the field.
    questions[1]?.scrollIntoView();
    questions
      .slice(1, 2)
      .flatMap((question) => findErrors(question, catalog))[0]
      ?.focus();
    return;
  }
  go('result');
  void loadCounties(counties).then(() => step === 'result' && show('result'));
}

/** Who and where are enough for a first answer. */
const enoughQuestions = 2;

function isAnswered(question: HTMLFieldSetElement): boolean {
  const fields = [...question.querySelectorAll('input')];
  return fields.some(({ type, checked, value }) => value !== '' && (checked || type === 'text'));
}

const focus = (element: HTMLElement | null | undefined) => element?.focus();

function findButton(form: HTMLFormElement, action: string): HTMLElement {
  return form.querySelector(`[data-action="${action}"]`) as HTMLElement;
}

function screenForm(
  form: HTMLFormElement,
  { programs, zips }: ScreenerProps,
  counties: ZipCounties | null,
  { messages }: ScreenerCatalog,
) {
  const texts = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const answers = readAnswers(texts, zips, counties);
  return { answers, result: screen(answers, programs, new Date(), messages) };
}

/** Shows the errors of a question, and returns the fields that have one. */
function findErrors(
  question: HTMLFieldSetElement,
  { translate }: ScreenerCatalog,
): HTMLInputElement[] {
  return [...question.querySelectorAll<HTMLInputElement>('[type="text"]')].filter((input) => {
    const { id, name, value } = input;
    const error = validateField(screenerRules[name] ?? { maxLength: 0 }, name, { [name]: value });
    document.getElementById(`${id}-error`)?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    if (error === null) return false;
    const message = document.createElement('strong');
    message.id = `${id}-error`;
    message.textContent = translate(error);
    input.after(message);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', message.id);
    return true;
  });
}

function showResult(
  form: HTMLFormElement,
  box: HTMLElement,
  { answers, result }: ReturnType<typeof screenForm>,
  { offices }: ScreenerProps,
  catalog: ScreenerCatalog,
): void {
  const office = offices.find(({ id }) => id === answers.region) ?? null;
  const emailAction = `${form.action}/email`;
  box.innerHTML = renderResult(
    { ...result, office, offices, hasScript: true, emailAction },
    catalog,
  );
  const title = box.querySelector<HTMLElement>('h2');
  focus(title);
  title?.scrollIntoView({ block: 'start' });
}
