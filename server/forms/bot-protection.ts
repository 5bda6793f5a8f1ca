import { HttpError } from '../http/errors';

/** Nobody fills a form faster than this, in milliseconds. */
const fastestPerson = 1_500;

/**
 * The guards against robots of every public form: a field that people do not see, and the milliseconds since the form was
 * opened, which are missing without script and otherwise a whole number: nothing else comes from our form. Throws 400, code
 * 'robot' (docs/decisions/008-robots.md).
 */
export function rejectBots({
  website = '',
  elapsed = '',
}: {
  website?: string;
  elapsed?: string;
}) {
  const isOfPerson = elapsed === '' || (/^\d+$/.test(elapsed) && Number(elapsed) >= fastestPerson);
  if (website === '' && isOfPerson) return;
  throw new HttpError(400, 'robot', 'This looked like an automatic message. Please try again.');
}
