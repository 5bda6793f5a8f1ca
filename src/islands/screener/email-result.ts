import { screenerTexts } from '../../../contract/screener/texts.en';
import { callApi, getCallErrorMessage, newIdempotencyKey } from '../../browser/api/api-client';

const { emailSending, emailSent } = screenerTexts.result;

/** Sends the form of the result that has the visitor's email address, and says below it what came of it. */
export async function emailResult(form: HTMLFormElement): Promise<void> {
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
    status.textContent = getCallErrorMessage(error);
  }
  button.disabled = false;
}
