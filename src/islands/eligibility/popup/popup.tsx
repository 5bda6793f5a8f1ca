import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { telHref } from '../../../../contract/shared/phone';
import { defaultRegion } from '../../../../contract/shared/regions';
import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { EligibilityForm } from '../form/eligibility-form';
import { popupStyle } from './popup.styles';
import type { PopupEvent, PopupState } from './popup-state';
import { useDismissal } from './use-dismissal';
import { useKeyboardInset } from './use-keyboard-inset';
import { usePopupFocus } from './use-popup-focus';

export type PopupProps = FormOffices & {
  phase: PopupState['phase'];
  onEvent: (event: PopupEvent) => void;
  /** Returns the focus. */
  onLeave: () => void;
};

/**
 * A dialog that is not modal, so that the page's phone link stays in reach. A closed one is only hidden, which keeps the
 * visitor's answers.
 */
export function Popup({ phase, onEvent, onLeave, ...offices }: PopupProps) {
  const box = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isOpen = phase === 'open';
  const pageRegion = offices.defaultOffice.id;
  const choice = useFormOffice(offices, pageRegion === defaultRegion ? undefined : pageRegion);
  const { phone } = choice.office;
  usePopupFocus(box, isOpen, onLeave);
  useDismissal(box, isOpen, () => onEvent('dismissed'));
  useKeyboardInset(box, isOpen);
  const onUse = () => onEvent('used');
  useEffect(() => {
    // The error of the last attempt is above the form.
    if (isOpen && body.current !== null) body.current.scrollTop = 0;
  }, [isOpen]);

  return (
    <dialog
      ref={box}
      open={phase !== 'closed'}
      // React 18 has no boolean `inert`.
      {...(phase === 'minimizing' ? { inert: '' } : {})}
      tabIndex={-1}
      aria-labelledby="eligibility-title"
      data-phase={phase}
      onPointerDown={onUse}
      onKeyDown={onUse}
      onInput={onUse}
      onScrollCapture={onUse}
      css={popupStyle}
    >
      <div css={headStyle}>
        <h2 id="eligibility-title" css={{ fontSize: '1.375rem' }}>
          Check your eligibility
        </h2>
        <Button tone="quiet" onClick={() => onEvent('dismissed')} css={closeStyle}>
          <X aria-hidden />
          <VisuallyHidden>Close</VisuallyHidden>
        </Button>
      </div>
      <div ref={body} css={bodyStyle}>
        <p css={introStyle}>
          Tell us how to reach you, and we’ll call you back. It’s free. Want to talk now? Call{' '}
          <a href={telHref(phone)} css={{ whiteSpace: 'nowrap' }}>
            {phone}
          </a>
          .
        </p>
        <EligibilityForm
          id="eligibility-popup"
          {...choice}
          onAttempt={(hasFailed) => onEvent(hasFailed ? 'failed' : 'sent')}
        />
      </div>
    </dialog>
  );
}

const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
  borderBottom: `1px solid ${color.divider}`,
});

const closeStyle = css({ minWidth: '2.75rem', padding: space[2] });

const bodyStyle = css({
  minHeight: 0,
  padding: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const introStyle = css({ marginBottom: space[5] });
