import { jobPostLabels } from '../../../../contract/jobs/constants';
import { postLabels } from '../../../../contract/posts/constants';
import type { LeftOut, Publishing, PublishingStep } from '../../../../contract/publishing/schema';
import { dateWords } from '../time/day-format';
import { dateOf, timeOfDay } from '../time/relative-time';

const steps: Record<PublishingStep, string> = {
  collecting: 'collecting what has changed',
  building: 'building pages',
  'going-live': 'going live',
  'handing-over': 'telling the host of the site',
};

/** A post or job about which it is told. */
export type Subject = {
  kind: LeftOut['kind'];
  id: string;
  /** When what is published of it was last changed. */
  at: string | null;
  /** It was taken off the site. */
  isOff: boolean;
  /** More is written than was published. */
  isBehind?: boolean;
  /** The address of its page; null: it has none. */
  page: string | null;
};

/** Whether something is under way, so that it is worth asking again soon. */
export function isUnderWay({ state }: Publishing): boolean {
  return state === 'queued' || state === 'running';
}

/** Where a post or job can be seen on the site as it is now; null: not yet, or no more. */
export function pageOf(publishing: Publishing, { kind, id, at, page }: Subject): string | null {
  const { state, leftOut } = publishing;
  const isLeftOut = leftOut.some((one) => one.kind === kind && one.id === id);
  const isBuilt = state === 'live' || state === 'handed-over' || isShownAt(publishing, at);
  return isBuilt && !isLeftOut ? page : null;
}

const isShownAt = ({ shown }: Publishing, at: string | null): boolean =>
  at !== null && shown !== null && at <= shown;

/** Whether it is something to be told of where nobody has asked: it is under way, has failed, or is not whole. */
export function isNews(publishing: Publishing): boolean {
  return isUnderWay(publishing) || publishing.state === 'failed' || publishing.leftOut.length > 0;
}

/** Why a post or job is left out of the site, or null: it is not. */
export function leftOutWords({ leftOut }: Publishing, { kind, id }: Subject): string | null {
  const own = leftOut.find((one) => one.kind === kind && one.id === id);
  return own === undefined
    ? null
    : `This ${kind} is not on the site as it is now. ${problemWords(own)}`;
}

/** Why something is left out: its fields as its form calls them, its days as people write them. */
export function problemWords({ kind, problem }: Pick<LeftOut, 'kind' | 'problem'>): string {
  const labels: Readonly<Record<string, string>> = formLabels[kind];
  return problem
    .replace(/\bfield "(\w+)"/g, (words, name: string) =>
      labels[name] === undefined ? words : `field “${labels[name]}”`,
    )
    .replace(/\b20\d\d-\d\d-\d\d\b/g, (day) =>
      Number.isNaN(Date.parse(day)) ? day : dateWords(day),
    );
}

/** By the names of the files. */
const formLabels = {
  post: { ...postLabels, description: postLabels.excerpt },
  job: jobPostLabels,
};

/**
 * How far publishing is, in a line; '' where there is nothing to say.
 * @param passed milliseconds since the server said so
 * @param subject of whom it is told; null: of the site
 */
export function publishingWords(
  publishing: Publishing,
  passed: number,
  subject: Subject | null = null,
): string {
  const { state, since, problem, now } = publishing;
  const at = subject?.at ?? null;
  const isShown = isShownAt(publishing, at);
  const onSite =
    subject?.isBehind === true ? 'What was published is on the site' : 'On the site as it is now';
  const before = isShown ? `${onSite}. ` : '';
  if (state === 'queued') {
    if (isShown) return `${before}Another change waits.`;
    return subject?.isOff === true
      ? 'Waiting for the site to be built anew…'
      : 'Waiting to be published…';
  }
  if (state === 'running') {
    if (isShown) return `${before}Another change is being published.`;
    return at !== null && since !== null && at > since
      ? `A build that began before this is under way (${secondsOf(publishing, passed)} s); yours follows.`
      : runningWords(publishing, passed);
  }
  if (state === 'live') {
    if (subject === null) return `Live since ${timeOf(since, now)}`;
    // Not since when: the last build may have been another one's.
    const words = subject.isOff ? 'The site says so' : onSite;
    return at === null ? words : `${words} (changed ${timeOf(at, now)})`;
  }
  if (state === 'handed-over') return `Handed to the host of the site at ${timeOf(since, now)}`;
  if (state === 'failed') return `${before}The site could not be built: ${problem ?? ''}`;
  if (state === 'off') {
    return 'The site is built by hand: what is published here is on it after its next build.';
  }
  return '';
}

function runningWords(publishing: Publishing, passed: number): string {
  const { step, follows } = publishing;
  const what = step === null ? '' : `${steps[step]} `;
  const next = follows ? '; another build follows' : '';
  return `Publishing… ${what}(${secondsOf(publishing, passed)} s)${next}`;
}

/** Since a build has begun. */
function secondsOf({ now, since }: Publishing, passed: number): number {
  const milliseconds = Date.parse(now) - Date.parse(since ?? now) + passed;
  return Math.max(0, Math.floor(milliseconds / 1000));
}

/** '10:42 AM' today, else with the day. */
function timeOf(at: string | null, now: string): string {
  if (at === null) return '';
  const time = timeOfDay(at);
  const day = (moment: string) => new Date(moment).toDateString();
  return day(at) === day(now) ? time : `${dateOf(at, Date.parse(now))}, ${time}`;
}
