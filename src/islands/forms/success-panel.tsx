import { useTranslation } from '../../browser/hooks/use-translation';
import { FilledText } from '../../ui/filled-text';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { TelLink } from '../../ui/tel-link';

type SuccessPanelProps = {
  title: string;
  children: ReactNode;
  phone?: string;
  action?: { label: string; onClick: () => void };
};

/** Takes the place, and the focus, of a form that was sent. */
export function SuccessPanel({ title, children, phone, action }: SuccessPanelProps) {
  const titleId = useId();
  const { translate } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers center what they focus, which cuts off the panel's beginning on a short screen.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      data-form-result
      css={panelStyle}
    >
      <h3 id={titleId}>{translate(title)}</h3>
      {children}
      {phone !== undefined && (
        <p>
          <FilledText
            text="If it can’t wait, call {phone}. If someone is in danger, call 911 first."
            values={{ phone: <TelLink phone={phone} /> }}
          />
        </p>
      )}
      {action !== undefined && (
        <Button tone="outline" onClick={action.onClick}>
          {translate(action.label)}
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
