import { useTranslation } from '../../../browser/hooks/use-translation';
import { css } from '@emotion/react';
import type { Decision } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { color, space, radius } from '../../../theme/tokens';
import { formatDayAndTime } from './format-status';

type Steps = HelpDeskStatus['steps'];
type StepName = Steps[number]['step'];

const stepLabels: Record<StepName, string> = {
  received: 'Your office has your request',
  reviewed: 'Your office looked at it',
  reopened: 'Your office is looking at it again',
  answered: 'Your office wrote to you',
  approved: 'Your office approved it',
  declined: 'Your office couldn’t approve it',
  undecided: 'Your office is deciding again',
  'file-added': 'Your office added a file for you',
  'file-removed': 'The file was removed',
};

type StatusTimelineProps = { request: Pick<HelpDeskStatus, 'steps' | 'replies'> };

/** The steps and the office's replies so far, and the next step. */
export function StatusTimeline({ request }: StatusTimelineProps) {
  const { language, translate } = useTranslation();
  return (
    <ol css={listStyle}>
      {buildTimeline(request).map(({ at, step, text }, index) => (
        <li key={`${index} ${at}`} css={stepStyle}>
          <p css={{ fontWeight: 700 }}>{translate(stepLabels[step])}</p>
          <p css={{ color: color.muted }}>
            <time dateTime={at}>{formatDayAndTime(at, language)}</time>
          </p>
          {text !== null && <p css={answerStyle}>{text}</p>}
        </li>
      ))}
      {isWaiting(request.steps) && (
        <li css={[stepStyle, nextStyle]}>
          <p css={{ color: color.muted }}>
            {translate(
              'Next: someone will look at it during office hours and call you if they need to know more.',
            )}
          </p>
        </li>
      )}
    </ol>
  );
}

/** Steps and replies by time; a reply replaces the step that it belongs to. */
export function buildTimeline({ steps, replies }: Pick<HelpDeskStatus, 'steps' | 'replies'>) {
  const hasAnswer = (entry: Steps[number]) =>
    replies.some(({ at, step }) => at === entry.at && step === entry.step);
  const entries = [
    ...steps.filter((entry) => !hasAnswer(entry)).map((entry) => ({ ...entry, text: null })),
    ...replies,
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

const openingSteps: readonly StepName[] = ['received', 'reopened', 'undecided'];

/** The office still has to look at the request. Removing a file doesn't change that. */
export function isWaiting(steps: Steps): boolean {
  const last = findLastStep(steps, (step) => step !== 'file-removed');
  return last === undefined || openingSteps.includes(last);
}

/** The current decision on time off; null if there is none or it was undone. */
export function findDecision(steps: Steps): Decision | null {
  const last = findLastStep(steps, (step) => ['approved', 'declined', 'undecided'].includes(step));
  return last === 'approved' || last === 'declined' ? last : null;
}

export function isFileRemoved({ steps, file }: Pick<HelpDeskStatus, 'steps' | 'file'>): boolean {
  return file === null && steps.some(({ step }) => step === 'file-added');
}

function findLastStep(steps: Steps, isRelevant: (step: StepName) => boolean): StepName | undefined {
  const relevant = steps.filter(({ step }) => isRelevant(step));
  return relevant[relevant.length - 1]?.step;
}

const listStyle = css({ padding: 0, listStyle: 'none' });

const stepStyle = css({
  position: 'relative',
  paddingInlineStart: '2.25rem',
  paddingBottom: space[5],
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.15em',
    boxSizing: 'border-box',
    width: '1.125rem',
    height: '1.125rem',
    border: `3px solid ${color.primary}`,
    borderRadius: '50%',
    background: color.primary,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.5rem',
    top: '1.6rem',
    bottom: '0.1rem',
    width: 2,
    background: color.primaryBorder,
  },
});

const answerStyle = css({
  marginTop: space[3],
  padding: space[4],
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.medium,
  background: color.primarySoft,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const nextStyle = css({ '&::before': { borderColor: color.border, background: 'transparent' } });
