import type { Answers } from '../../../contract/screener/answers';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { toCareRecipient } from '../../../contract/screener/form';
import { callApi, getCallErrorMessage } from '../../browser/api/api-client';
import { getSubmission, type Submission } from '../forms/submit-form';

const findSection = () => document.querySelector<HTMLElement>('[data-send-answers]');

/** Shows the eligibility form below the result, or hides it again. */
export function showSendForm(isShown: boolean): void {
  const section = findSection();
  if (section === null) return;
  section.hidden = !isShown;
  if (!isShown) return;
  const title = section.querySelector('h2');
  title?.focus();
  title?.scrollIntoView({ block: 'start' });
}

/** Puts the answers into the form, as HTML or as React renders it. Both read them from the page. */
export function fillSendForm({ careFor, region }: Answers, text: string): void {
  const section = findSection();
  const choose = (name: string, value: string | null) => {
    const radio = section?.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
    if (radio?.checked === false) radio.click();
  };
  choose('careFor', toCareRecipient(careFor));
  choose('region', region);
  const area = section?.querySelector<HTMLTextAreaElement>('[name="screener"]');
  if (!area) return;
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Until the server has answered: another try keeps its idempotency key. */
let submission: Submission | null = null;

/** Sends the form of the result that has the visitor's email address, and says below it what came of it. */
export async function emailResult(
  form: HTMLFormElement,
  { texts: { result: labels }, translate }: ScreenerCatalog,
): Promise<void> {
  const { emailSending, emailSent } = labels;
  const status = form.querySelector('[role="status"]');
  const button = form.querySelector('button');
  if (status === null || button === null || button.disabled) return;
  button.disabled = true;
  status.textContent = emailSending;
  const body = new FormData(form);
  const texts = Object.fromEntries(body) as Record<string, string>;
  submission = getSubmission(submission, { texts, files: {} });
  body.set('elapsed', String(Math.round(performance.now())));
  try {
    const headers = { 'idempotency-key': submission.idempotencyKey };
    await callApi('POST /find-care/email', { body, headers });
    submission = null;
    status.textContent = emailSent;
  } catch (error) {
    status.textContent = translate(getCallErrorMessage(error));
  }
  button.disabled = false;
}
