import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseTarget } from '../styles/target-size.styles';
import { FaultLine } from '../status/error-message';
import { linkButtonStyle } from '../styles/link-button.styles';
import { text } from '../styles/font-size';
import { LeftOutList } from './excluded-list';
import {
  isNews,
  isUnderWay,
  leftOutWords,
  pageOf,
  publishingWords,
  type Subject,
} from './publishing-messages';
import { usePublishing } from './use-publishing';

type PublishingLineProps = { changes: unknown; onlyNews?: boolean; subject?: Subject };

/**
 * How far what the office publishes is on its way to the site, in a line, with a way to try again when it failed, the way to the
 * page of what is told of, and what had to be left out.
 * @param props changes: see usePublishing; onlyNews: nothing is said while nothing is under way; subject: the post or job that is open, of
 * which alone it is told
 */
export function PublishingLine({ changes, onlyNews = false, subject }: PublishingLineProps) {
  const { publishing, retry, fault } = usePublishing(changes);
  const passed = usePassed(publishing?.now ?? null, publishing !== null && isUnderWay(publishing));
  if (publishing === null || (onlyNews && !isNews(publishing))) return null;
  const leftOut = subject ? leftOutWords(publishing, subject) : null;
  const isQuiet = onlyNews && !isUnderWay(publishing) && publishing.state !== 'failed';
  const isRefused = leftOut !== null && !isUnderWay(publishing);
  const words = isQuiet || isRefused ? '' : publishingWords(publishing, passed, subject);
  if (words === '' && leftOut === null && subject) return null;
  const page = subject ? pageOf(publishing, subject) : null;
  const hasFailed = publishing.state === 'failed';
  return (
    <div css={lineStyle}>
      {/* Seconds are for the eye: a reader hears each state once. */}
      <p aria-hidden={isUnderWay(publishing)} css={[hasFailed && faultStyle, lineTextStyle]}>
        {words}
      </p>
      <p role="status" css={visuallyHidden}>
        {isUnderWay(publishing) ? 'Publishing' : words}
      </p>
      {page !== null && (
        <a href={page} css={pageStyle}>
          See it on the site
        </a>
      )}
      {hasFailed && (
        <button type="button" css={linkButtonStyle} onClick={() => void retry()}>
          Try again
        </button>
      )}
      {leftOut !== null && <p css={faultStyle}>{leftOut}</p>}
      {!subject && publishing.leftOut.length > 0 && <LeftOutList leftOut={publishing.leftOut} />}
      {fault !== null && <FaultLine>{fault}</FaultLine>}
    </div>
  );
}

/** Milliseconds since `from` was heard, each second anew while that matters. */
function usePassed(from: string | null, isRunning: boolean): number {
  const [clock, setClock] = useState({ from, passed: 0 });
  useEffect(() => {
    if (!isRunning) return undefined;
    const began = Date.now();
    const timer = setInterval(() => setClock({ from, passed: Date.now() - began }), 1_000);
    return () => clearInterval(timer);
  }, [from, isRunning]);
  return clock.from === from ? clock.passed : 0;
}

const faultStyle = css({ color: color.danger });
const pageStyle = css({ minHeight: denseTarget, alignContent: 'center' });
const lineTextStyle = css({ '&:empty': { display: 'none' } });
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.muted,
  fontSize: text.small,
});
