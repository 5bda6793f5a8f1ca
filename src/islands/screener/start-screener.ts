import type { Program } from '../../../contract/programs/facts';
import { englishScreener, type ScreenerCatalog } from '../../../contract/screener/catalog';
import { readAnswers, type ZipCounties } from '../../../contract/screener/form';
import { renderResult, type ResultOffice } from '../../../contract/screener/render-result';
import { formatForOffice } from '../../../contract/screener/office-summary';
import { createResult } from '../../../contract/screener/result';
import type { ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { getPageLanguage } from '../../browser/script-texts';
import { findErrors, hideSpouse, isAnswered } from './question-fields';
import { emailResult, fillSendForm, showSendForm } from './send-result';
import { loadCounties, openCounties, takeKnownAnswers, watchZip } from './zip-place';

export type ScreenerProps = {
  programs: readonly Program[];
  offices: readonly ResultOffice[];
  zips: ZipRanges;
};

/** A question by its number from 0, all of them to change, or the result. */
type Step = number | 'all' | 'result';

/** Loads the Spanish texts only for a Spanish page. */
export async function startScreener(): Promise<void> {
  const isSpanish = getPageLanguage() === 'es';
  const spanish = isSpanish ? await import('../../../contract/screener/spanish') : null;
  runScreener(spanish?.spanishScreener ?? englishScreener);
  document.documentElement.removeAttribute('data-known');
}

/**
 * Asks one question at a time and shows the result, all in the page. The browser's Back button steps back: the history knows the step, and
 * only the form knows the answers.
 */
function runScreener(catalog: ScreenerCatalog): void {
  const box = document.querySelector<HTMLElement>('[data-screener]');
  const form = box?.querySelector('form');
  const result = box?.querySelector<HTMLElement>('[data-result]');
  if (!box || !form || !result) return;
  const props = JSON.parse(box.dataset.screener ?? '') as ScreenerProps;
  const questions = [...form.querySelectorAll('fieldset')];
  const counties = watchZip(form, props, catalog);
  const readForm = () => screenForm(form, props, counties.current, catalog);
  let step: Step = 0;

  hideSpouse(form);
  form.addEventListener('change', () => hideSpouse(form));

  const show = (next: Step): void => {
    // The browser's Forward button after an answer has changed.
    if (typeof next === 'number' && questions[next]?.hidden) return show(next + 1);
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
    const asked = questions.filter(({ hidden }) => !hidden);
    const count = questions.slice(0, next + 1).filter(({ hidden }) => !hidden).length;
    const progress = form.querySelector<HTMLElement>('[role="status"]');
    if (progress) progress.textContent = catalog.texts.progress(count, asked.length);
    form.style.setProperty('--done', `${(count / asked.length) * 100}%`);
    focus(questions[next]?.querySelector('legend'));
  };
  const go = (next: Step) => {
    history.pushState({ ...(history.state as object | null), screenerStep: next }, '');
    show(next);
  };
  /** Then no further answer changes the result. */
  const isOutside = () => {
    const { zip, region } = readForm().answers;
    return zip !== null && region === null;
  };
  const goOn = () => {
    if (isOutside()) return go('result');
    const from = typeof step === 'number' ? step : questions.length;
    const next = questions.findIndex(({ hidden }, index) => index > from && !hidden);
    go(next < 0 ? 'result' : next);
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
    narrow: () => {
      const open = questions.findIndex((question) => !question.hidden && !isAnswered(question));
      go(Math.max(0, open));
    },
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
  if (known['zip'] === undefined) return;
  if (readForm().answers.region === null && !isOutside()) {
    go(1);
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
  return { answers, result: createResult(answers, programs, new Date(), messages) };
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
    { ...result, office, offices, siteOrigin: '', hasScript: true, emailAction },
    catalog,
  );
  const title = box.querySelector<HTMLElement>('h2');
  focus(title);
  title?.scrollIntoView({ block: 'start' });
}
