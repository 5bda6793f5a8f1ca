import type { Decision } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';

type Steps = HelpDeskStatus['steps'];
type StepName = Steps[number]['step'];

/** Something that happened to a request; `text`: what the office wrote. */
export type StoryEntry = { at: string; step: StepName; text: string | null };

/** After these the office has evidently looked. */
const settling: readonly StepName[] = [
  'reviewed',
  'answered',
  'file-added',
  'approved',
  'declined',
];
const opening: readonly StepName[] = ['received', 'reopened', 'undecided'];

/** Steps and answers in the order of time. An answer stands in the place of the step that tells of it. */
export function storyOf({ steps, answers }: Pick<HelpDeskStatus, 'steps' | 'answers'>) {
  const isShown = (one: Steps[number]) =>
    answers.some(({ at, step }) => at === one.at && step === one.step);
  const entries: StoryEntry[] = [
    ...steps.filter((one) => !isShown(one)).map((one) => ({ ...one, text: null })),
    ...answers,
  ];
  return entries.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Whether the office has yet to look at it, or to look again. */
export function isWaiting(steps: Steps): boolean {
  const last = lastOf(steps, [...settling, ...opening]);
  return last === undefined || opening.includes(last);
}

/** What was decided of time off, as it stands now; null: nothing, or not any more. */
export function decisionOf(steps: Steps): Decision | null {
  const last = lastOf(steps, ['approved', 'declined', 'undecided']);
  return last === 'approved' || last === 'declined' ? last : null;
}

/** Whether there was a file which nobody can fetch any more. */
export function isFileGone({ steps, file }: Pick<HelpDeskStatus, 'steps' | 'file'>): boolean {
  return file === null && steps.some(({ step }) => step === 'file-added');
}

function lastOf(steps: Steps, among: readonly StepName[]): StepName | undefined {
  const found = steps.filter(({ step }) => among.includes(step));
  return found[found.length - 1]?.step;
}
