import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { callApi, getCallErrorMessage, newIdempotencyKey } from '../../browser/api/api-client';

/** Sends the form of the result that has the visitor's email address, and says below it what came of it. */
export async function emailResult(
  form: HTMLFormElement,
  { texts, translate }: ScreenerCatalog,
): Promise<void> {
  const { emailSending, emailSent } = texts.result;
  const status = form.querySelector('[role="status"]');
  const button = form.querySelector('button');
  if (status === null || button === null || button.disabled) return;
  button.disabled = true;
  status.textContent = emailSending;
  const body = new FormData(form);
  body.set('elapsed', String(Math.round(performance.now())));
  try {
    const headers = { 'idempotency-key': newIdempotencyKey() };
    await callApi('POST /find-care/email', { body, headers });
    status.textContent = emailSent;
  } catch (error) {
    status.textContent = translate(getCallErrorMessage(error));
  }
  button.disabled = false;
}
