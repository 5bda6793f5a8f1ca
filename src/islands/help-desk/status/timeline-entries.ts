import type { Decision } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';

type Steps = HelpDeskStatus['steps'];
type StepName = Steps[number]['step'];

/** `text` is the office's answer. */
export type TimelineEntry = { at: string; step: StepName; text: string | null };

const openingSteps: readonly StepName[] = ['received', 'reopened', 'undecided'];
/** After these steps the office has seen the request. */
const closingSteps: readonly StepName[] = [
  'reviewed',
  'answered',
  'file-added',
  'approved',
  'declined',
];

/** Steps and answers by time; an answer replaces the step that it belongs to. */
export function buildTimeline({ steps, answers }: Pick<HelpDeskStatus, 'steps' | 'answers'>) {
  const hasAnswer = (entry: Steps[number]) =>
    answers.some(({ at, step }) => at === entry.at && step === entry.step);
  const entries: TimelineEntry[] = [
    ...steps.filter((entry) => !hasAnswer(entry)).map((entry) => ({ ...entry, text: null })),
    ...answers,
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** The office still has to look at the request. */
export function isWaiting(steps: Steps): boolean {
  const last = findLastStep(steps, [...openingSteps, ...closingSteps]);
  return last === undefined || openingSteps.includes(last);
}

/** The current decision on time off; null if there is none or it was undone. */
export function findDecision(steps: Steps): Decision | null {
  const last = findLastStep(steps, ['approved', 'declined', 'undecided']);
  return last === 'approved' || last === 'declined' ? last : null;
}

export function isFileRemoved({ steps, file }: Pick<HelpDeskStatus, 'steps' | 'file'>): boolean {
  return file === null && steps.some(({ step }) => step === 'file-added');
}

function findLastStep(steps: Steps, names: readonly StepName[]): StepName | undefined {
  const found = steps.filter(({ step }) => names.includes(step));
  return found[found.length - 1]?.step;
}
