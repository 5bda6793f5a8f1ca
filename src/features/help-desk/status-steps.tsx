import { css } from '@emotion/react';
import type { HelpDeskStatus } from '../../../contract/public-forms';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { inWords } from './in-words';

type Step = HelpDeskStatus['steps'][number];

const words: Record<Step['step'], string> = {
  received: 'Your office has your request',
  reviewed: 'Your office has looked at it',
  reopened: 'Your office is looking at it again',
};

/** What has happened so far, and what comes next while nothing has been decided. */
export function StatusSteps({ steps }: { steps: Step[] }) {
  const isWaiting = steps[steps.length - 1]?.step !== 'reviewed';
  return (
    <ol css={listStyle}>
      {steps.map(({ at, step }) => (
        <li key={`${step} ${at}`} css={stepStyle}>
          <p css={{ fontWeight: 700 }}>{words[step]}</p>
          <p css={{ color: color.muted }}>
            <time dateTime={at}>{inWords(at, 'minute')}</time>
          </p>
        </li>
      ))}
      {isWaiting && (
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

const nextStyle = css({ '&::before': { borderColor: color.border, background: 'transparent' } });
