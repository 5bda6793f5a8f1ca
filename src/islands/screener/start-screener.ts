import type { Program } from '../../../contract/programs/program';
import { isElsewhere } from '../../../contract/screener/answers';
import { englishScreener, type ScreenerCatalog } from '../../../contract/screener/catalog';
import { formatForOffice } from '../../../contract/screener/office-summary';
import { renderResult, type ResultOffice } from '../../../contract/screener/render-result';
import { createResult } from '../../../contract/screener/result';
import type { ScreenerTexts } from '../../../contract/screener/messages/page-texts.en';
import type { ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { getPageLanguage } from '../../browser/script-texts';
import { adaptQuestions, findErrors, isAnswered } from './question-fields';
import { emailResult, fillSendForm, showSendForm } from './send-result';
import { openCounties, takeKnownAnswers, watchZip } from './zip-place';

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
  // A hidden form takes no focus.
  document.documentElement.removeAttribute('data-known');
  runScreener(spanish?.spanishScreener ?? englishScreener);
}

/**
 * Asks one question at a time and shows the result, all in the page. The browser's Back button steps back: the history knows the step, and
 * only the form knows the answers. In order: the state, what shows a step, what chooses the next one, and the events.
 */
function runScreener(catalog: ScreenerCatalog): void {
  const box = document.querySelector<HTMLElement>('[data-screener]');
  const form = box?.querySelector('form');
  const resultBox = box?.querySelector<HTMLElement>('[data-result]');
  if (!box || !form || !resultBox) return;
  const props = JSON.parse(box.dataset.screener ?? '') as ScreenerProps;
  const questions = [...form.querySelectorAll('fieldset')];
  const { read, loadCounties } = watchZip(form, props, catalog);
  let step: Step = 0;

  const findResult = () => createResult(read(), props.programs, new Date(), catalog);
  /** The first question from a number on that is asked. */
  const findAsked = (start: number): Step => {
    const found = questions.findIndex(({ hidden }, index) => index >= start && !hidden);
    return found < 0 ? 'result' : found;
  };

  const show = (next: Step) => {
    step = next;
    form.hidden = next === 'result';
    resultBox.hidden = next !== 'result';
    showSendForm(false);
    if (next === 'result') showResult();
    else showQuestions(form, questions, next, catalog.texts);
  };
  const showResult = () => {
    form.setAttribute('data-enough', '');
    const office = props.offices.find(({ id }) => id === read().region) ?? null;
    const { offices } = props;
    const page = { siteOrigin: '', hasScript: true, emailAction: `${form.action}/email` };
    resultBox.innerHTML = renderResult({ ...findResult(), office, offices, ...page }, catalog);
    const title = resultBox.querySelector<HTMLElement>('h2');
    title?.focus();
    title?.scrollIntoView({ block: 'start' });
  };

  const go = (next: Step) => {
    history.pushState(withStep(next), '');
    show(next);
  };
  const goOn = () => {
    go(isElsewhere(read()) || typeof step !== 'number' ? 'result' : findAsked(step + 1));
  };
  const goIfValid = (goNext: () => void) => {
    const shown = typeof step === 'number' ? questions.slice(step, step + 1) : questions;
    const wrong = shown.flatMap((question) => findErrors(question, catalog))[0];
    if (wrong === undefined) goNext();
    else wrong.focus();
  };
  const actions: Record<string, () => void> = {
    back: () => history.back(),
    next: () => goIfValid(goOn),
    skip: goOn,
    finish: () => goIfValid(() => go('result')),
    narrow: () => {
      const open = questions.findIndex((question) => !question.hidden && !isAnswered(question));
      go(Math.max(0, open));
    },
    change: () => go('all'),
    county: () => {
      go(placeQuestion);
      openCounties(form);
    },
    print: () => print(),
    send: () => {
      showSendForm(true);
      fillSendForm(read(), formatForOffice(read(), findResult(), catalog.language));
    },
  };

  adaptQuestions(form);
  form.addEventListener('input', () => adaptQuestions(form));
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target === form) goIfValid(goOn);
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
  history.replaceState(withStep(step), '');
  addEventListener('popstate', ({ state }) => {
    const kept = (state as { screenerStep?: Step } | null)?.screenerStep;
    // The browser's Forward button may lead to a question that an answer has hidden.
    if (kept !== undefined) show(typeof kept === 'number' ? findAsked(kept) : kept);
  });

  if (!takeKnownAnswers(form)) return;
  const { zip, region } = read();
  if (zip === null && region === null) return go(placeQuestion);
  go('result');
  void loadCounties().then(() => step === 'result' && show('result'));
}

const placeQuestion = 1;
/** The first two, who and where, are enough for a first answer. */
const enoughQuestions = 2;

const withStep = (screenerStep: Step) => ({ ...(history.state as object | null), screenerStep });

/** One question with the progress and its buttons, or all. */
function showQuestions(
  form: HTMLFormElement,
  questions: readonly HTMLFieldSetElement[],
  step: number | 'all',
  { progress }: ScreenerTexts,
): void {
  form.toggleAttribute('data-steps', step !== 'all');
  const current = step === 'all' ? 0 : step;
  if (step !== 'all') {
    questions.forEach((one, index) => one.toggleAttribute('data-current', index === current));
    if (current >= enoughQuestions) form.setAttribute('data-enough', '');
    form.toggleAttribute('data-last', current === questions.length - 1);
    form.querySelector('[data-action="back"]')?.toggleAttribute('hidden', current === 0);
    const asked = questions.filter(({ hidden }) => !hidden);
    const count = questions.slice(0, current + 1).filter(({ hidden }) => !hidden).length;
    form.querySelector('[role="status"]')?.replaceChildren(progress(count, asked.length));
    form.style.setProperty('--done', `${(count / asked.length) * 100}%`);
  }
  questions[current]?.querySelector('legend')?.focus();
}
