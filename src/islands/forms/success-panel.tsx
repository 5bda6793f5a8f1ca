import { useEffect, useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { telHref } from '../../../contract/shared/phone';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';

type SentPanelProps = {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** The region's number as people read it, for what cannot wait. */
  phone?: string;
  /** The words of a button that brings the form back, and what it does. */
  again?: [words: string, bringBack: () => void];
};

/** In place of a form that has been sent: that it has arrived, and what happens next. It takes the focus. */
export function SentPanel({ title, children, phone, again }: SentPanelProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its beginning, which a browser that brings the focused box to the middle would leave out on a short screen.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      data-keep-clear
      css={panelStyle}
    >
      <h3 id={titleId}>{title}</h3>
      {children}
      {phone !== undefined && (
        <p>
          If it cannot wait, call{' '}
          <a href={telHref(phone)} css={{ whiteSpace: 'nowrap' }}>
            {phone}
          </a>
          . If someone is in danger, call 911 first.
        </p>
      )}
      {again !== undefined && (
        <Button tone="outline" onClick={again[1]}>
          {again[0]}
        </Button>
      )}
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
  scrollMarginTop: space[4],
  background: color.successSoft,
});
