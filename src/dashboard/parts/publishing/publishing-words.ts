import type { Publishing, PublishingStep } from '../../../../contract/publishing';
import { dateOf } from '../time/relative-time';

const steps: Record<PublishingStep, string> = {
  collecting: 'collecting what has changed',
  building: 'building pages',
  'going-live': 'going live',
  'handing-over': 'telling the host of the site',
};

/** Whether something is under way, so that it is worth asking again soon. */
export function isUnderWay({ state }: Publishing): boolean {
  return state === 'queued' || state === 'running';
}

/** Whether it is something to be told of where nobody has asked: it is under way, or has failed. */
export function isNews(publishing: Publishing): boolean {
  return isUnderWay(publishing) || publishing.state === 'failed';
}

/**
 * How far publishing is, in a line; '' where there is nothing to say.
 * @param passed milliseconds since the server said so
 */
export function publishingWords(publishing: Publishing, passed: number): string {
  const { state, step, since, problem, now } = publishing;
  if (state === 'queued') return 'Waiting to be published…';
  if (state === 'running') {
    const seconds = Math.max(
      0,
      Math.floor((Date.parse(now) - Date.parse(since ?? now) + passed) / 1000),
    );
    return `Publishing… ${step === null ? '' : `${steps[step]} `}(${seconds} s)`;
  }
  if (state === 'live') return `Live since ${timeOf(since, now)}`;
  if (state === 'handed-over') return `Handed to the host of the site at ${timeOf(since, now)}`;
  if (state === 'failed') return `Could not be published: ${problem ?? ''}`;
  if (state === 'off') {
    return 'The site is built by hand: what is published here is on it after its next build.';
  }
  return '';
}

/** '10:42 AM' today, else with the day. */
function timeOf(at: string | null, now: string): string {
  if (at === null) return '';
  const time = new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' });
  const day = (moment: string) => new Date(moment).toDateString();
  return day(at) === day(now) ? time : `${dateOf(at, Date.parse(now))}, ${time}`;
}
