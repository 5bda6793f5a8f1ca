import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { linkButtonStyle } from '../link-button-style';
import { text } from '../text';
import { isNews, isUnderWay, publishingWords } from './publishing-words';
import { usePublishing } from './use-publishing';

type PublishingLineProps = { changes: unknown; onlyNews?: boolean };

/**
 * How far what the office publishes is on its way to the site, in a line, with a way to try again when it failed.
 * @param props changes: see usePublishing; onlyNews: nothing is said while nothing is under way
 */
export function PublishingLine({ changes, onlyNews = false }: PublishingLineProps) {
  const { publishing, retry, fault } = usePublishing(changes);
  const passed = usePassed(publishing?.now ?? null, publishing !== null && isUnderWay(publishing));
  const words = publishing === null ? '' : publishingWords(publishing, passed);
  if (publishing === null || words === '' || (onlyNews && !isNews(publishing))) return null;
  const hasFailed = publishing.state === 'failed';
  return (
    <div css={lineStyle}>
      {/* Seconds are for the eye: a reader hears each state once. */}
      <p aria-hidden={isUnderWay(publishing)} css={hasFailed && { color: color.danger }}>
        {words}
      </p>
      <p role="status" css={visuallyHidden}>
        {isUnderWay(publishing) ? 'Publishing' : words}
      </p>
      {hasFailed && (
        <button type="button" css={linkButtonStyle} onClick={() => void retry()}>
          Try again
        </button>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
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

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.muted,
  fontSize: text.small,
});
