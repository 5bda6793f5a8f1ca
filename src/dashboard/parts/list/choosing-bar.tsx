import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { SaidLine } from '../said-line';

type ChoosingBarProps = {
  label: string;
  /** How many are chosen: without one, only the result stands there. */
  count: number;
  busy: boolean;
  result: { said: string; failed: boolean };
  /** What can be done with them. */
  children: ReactNode;
};

/** What can be done with the chosen rows together, and what became of it: that takes the focus of a button that went with its rows. */
export function ChoosingBar({ label, count, busy, result, children }: ChoosingBarProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result.said !== '' && document.activeElement === document.body) said.current?.focus();
  }, [result]);

  return (
    <>
      {count > 0 && (
        <div role="group" aria-label={label} aria-busy={busy} css={barStyle}>
          <strong>{count} chosen</strong>
          {children}
        </div>
      )}
      <SaidLine line={said} failed={result.failed}>
        {result.said}
      </SaidLine>
    </>
  );
}

/**
 * How many were changed, how many needed no change, and of each that was refused, why.
 * @param what one of them: 'request'
 * @param already how many were so before
 * @param names of those that were chosen, by id
 */
export function bulkWords(
  what: string,
  changed: number,
  already: number,
  refused: readonly { id: string; message: string }[],
  names: ReadonlyMap<string, string>,
): string {
  const done = changed === 1 ? `1 ${what} changed.` : `${changed} ${what}s changed.`;
  const rest = already === 1 ? '1 was so already.' : `${already} were so already.`;
  const reasons = refused.map(({ id, message }) => `${names.get(id) ?? `A ${what}`}: ${message}`);
  return [
    done,
    ...(already > 0 ? [rest] : []),
    ...(reasons.length > 0 ? ['Not changed:', ...reasons] : []),
  ].join(' ');
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderRadius: 6,
  background: color.tealSoft,
});
