import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { telHref } from '../../../../contract/shared/phone';
import { defaultRegion } from '../../../../contract/shared/regions';
import { useFormOffice } from '../../forms/use-form-office';
import type { FormOffice } from '../../../site/page-context';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { EligibilityForm } from '../form/eligibility-form';
import { popupStyle } from './popup.styles';
import type { PopupEvent, PopupState } from './popup-state';
import { useDismissal } from './use-dismissal';
import { useFirstUse } from './use-first-interaction';
import { useKeyboardInset } from './use-keyboard-inset';
import { usePopupFocus } from './use-popup-focus';

export type PopupProps = {
  offices: readonly FormOffice[];
  usual: FormOffice;
  phase: PopupState['phase'];
  onEvent: (event: PopupEvent) => void;
  /** Where the focus goes back to. */
  onLeave: () => void;
};

/**
 * The popup: a dialog beside the page, not over it, so that the page's phone link stays in reach. It is only hidden while
 * it is closed, which keeps what has been typed and chosen.
 */
export function Popup({ offices, usual, phase, onEvent, onLeave }: PopupProps) {
  const box = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const open = phase === 'open';
  // An article about a state suggests it.
  const suggested = usual.id === defaultRegion ? undefined : usual.id;
  const to = useFormOffice(offices, usual, suggested);
  const { phone } = to.office;
  usePopupFocus(box, open, onLeave);
  useDismissal(box, open, () => onEvent('dismissed'));
  useFirstUse(box, () => onEvent('begun'));
  useKeyboardInset(box, open);
  useEffect(() => {
    // What happened to the last attempt stands above the form.
    if (open && body.current !== null) body.current.scrollTop = 0;
  }, [open]);

  return (
    <dialog
      ref={box}
      open={phase !== 'closed'}
      // React 18 knows `inert` only as an attribute with a text.
      {...(phase === 'minimising' ? { inert: '' } : {})}
      tabIndex={-1}
      aria-labelledby="eligibility-title"
      data-phase={phase}
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
          Tell us how to reach you, and a person calls you back. It costs nothing. Rather talk now?
          Call{' '}
          <a href={telHref(phone)} css={{ whiteSpace: 'nowrap' }}>
            {phone}
          </a>
          .
        </p>
        <EligibilityForm
          id="eligibility-popup"
          {...to}
          onAttempted={(failed) => onEvent(failed ? 'failed' : 'attempted')}
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
  borderBottom: `1px solid ${color.line}`,
});

const closeStyle = css({ minWidth: '2.75rem', padding: space[2] });

const bodyStyle = css({
  minHeight: 0,
  padding: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const introStyle = css({ marginBottom: space[5] });
