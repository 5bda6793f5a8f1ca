import { HttpError } from '../errors';

/** Nobody fills a form faster than this, in milliseconds. */
const fastestPerson = 1_500;

/**
 * The guards against robots of every public form: a field that people do not see, and the time since the form was opened,
 * which is missing without script. Throws 400, code 'robot' (docs/decisions/008-robots.md).
 */
export function refuseRobots({
  website = '',
  elapsed = '',
}: {
  website?: string;
  elapsed?: string;
}) {
  const tooFast = elapsed !== '' && Number(elapsed) < fastestPerson;
  if (website === '' && !tooFast) return;
  throw new HttpError(400, 'robot', 'This looked like an automatic message. Please try again.');
}
