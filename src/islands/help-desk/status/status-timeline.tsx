import { css } from '@emotion/react';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { inWords } from '../format-date-time';
import { isWaiting, storyOf, type StoryEntry } from './timeline-entries';

const words: Record<StoryEntry['step'], string> = {
  received: 'Your office has your request',
  reviewed: 'Your office has reviewed it',
  reopened: 'Your office is looking at it again',
  answered: 'Your office has written to you',
  approved: 'Your office has approved it',
  declined: 'Your office could not approve it',
  undecided: 'Your office is deciding again',
  'file-added': 'Your office has added a file for you',
  'file-removed': 'The file is no longer here',
};

type StatusStepsProps = { status: Pick<HelpDeskStatus, 'steps' | 'answers'> };

/** What has happened so far, what the office wrote, and what comes next while nothing has been decided. */
export function StatusSteps({ status }: StatusStepsProps) {
  return (
    <ol css={listStyle}>
      {storyOf(status).map(({ at, step, text }, index) => (
        <li key={`${index} ${at}`} css={stepStyle}>
          <p css={{ fontWeight: 700 }}>{words[step]}</p>
          <p css={{ color: color.muted }}>
            <time dateTime={at}>{inWords(at, 'minute')}</time>
          </p>
          {text !== null && <p css={answerStyle}>{text}</p>}
        </li>
      ))}
      {isWaiting(status.steps) && (
        <li css={[stepStyle, nextStyle]}>
          <p css={{ color: color.muted }}>
            Next: somebody looks at it during office hours, and calls you if they need to know more.
          </p>
        </li>
      )}
    </ol>
  );
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
    width: '1.125rem',
    height: '1.125rem',
    border: `3px solid ${color.teal}`,
    borderRadius: '50%',
    background: color.teal,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.5rem',
    top: '1.6rem',
    bottom: '0.1rem',
    width: 2,
    background: color.tealLine,
  },
});

/** As it was written: its lines, and no markup. */
const answerStyle = css({
  marginTop: space[3],
  padding: space[4],
  border: `1px solid ${color.tealLine}`,
  borderRadius: radius.medium,
  background: color.tealSoft,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const nextStyle = css({ '&::before': { borderColor: color.border, background: 'transparent' } });
