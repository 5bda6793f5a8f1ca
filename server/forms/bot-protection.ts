import { HttpError } from '../http/errors';

const minFillTime = 1_500;

/**
 * Checks the honeypot field and the milliseconds since the form was opened, which are missing without script. Throws 400, code 'robot'
 * (docs/decisions/008-robots.md).
 */
export function rejectBots({
  website = '',
  elapsed = '',
}: {
  website?: string;
  elapsed?: string;
}): void {
  const isPlausible = elapsed === '' || (/^\d+$/.test(elapsed) && Number(elapsed) >= minFillTime);
  if (website === '' && isPlausible) return;
  throw new HttpError(400, 'robot', 'This looked like an automatic message. Please try again.');
}
