import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius } from '../theme/shape';
import { space } from '../theme/space';

/** In place of a form that has been sent: that it has arrived, and what happens next. It takes the focus. */
export function SentPanel({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="sent-title" css={panelStyle}>
      <h3 id="sent-title">{title}</h3>
      {children}
    </div>
  );
}

const panelStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[5],
  border: `3px solid ${color.success}`,
  borderRadius: radius.small,
  background: color.successSoft,
});
