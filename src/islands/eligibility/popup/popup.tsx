import { useTranslation } from '../../../browser/hooks/use-translation';
import { FilledText } from '../../../ui/filled-text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import { createRoot } from 'react-dom/client';
import { defaultRegion, getRegionPath } from '../../../../contract/shared/regions';
import { extraRoutes } from '../../../../contract/shared/routes';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import { tolerateMovedNodes } from '../../../browser/tolerate-moved-nodes';
import { color, space, radius, shadow, motion } from '../../../theme/tokens';
import { layer, media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { TelLink } from '../../../ui/tel-link';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { EligibilityForm } from '../form/eligibility-form';
import { usePopup } from './popup-state';
import { usePopupBehavior } from './use-popup-behavior';

tolerateMovedNodes();

const popups = new WeakMap<HTMLElement, Promise<PopupHandle>>();

/** Opens the popup, which is added to the page on first use and keeps its answers while it is closed. */
export function openPopup(launcher: HTMLElement, opener: HTMLElement): void {
  const popup = popups.get(launcher) ?? addPopup(launcher);
  popups.set(launcher, popup);
  void popup.then(({ open }) => open(opener));
}

function addPopup(launcher: HTMLElement): Promise<PopupHandle> {
  const box = document.body.appendChild(document.createElement('div'));
  const offices = JSON.parse(launcher.dataset.launcher ?? '') as FormOffices;
  return new Promise((resolve) => {
    createRoot(box).render(<Popup {...offices} launcher={launcher} onReady={resolve} />);
  });
}

export type PopupHandle = { open: (opener: HTMLElement) => void };

export type PopupProps = FormOffices & {
  /** The floating button: hidden while the popup is open, it shows the outcome of the last attempt to send. */
  launcher: HTMLElement;
  onReady: (handle: PopupHandle) => void;
};

/**
 * A dialog that is not modal, so that the page's phone link stays in reach. A closed one is only hidden, which keeps the
 * visitor's answers.
 */
export function Popup({ launcher, onReady, ...offices }: PopupProps) {
  const [{ phase, outcome }, dispatch] = usePopup();
  const box = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(launcher);
  const isOpen = phase === 'open';
  const pageRegion = offices.defaultOffice.id;
  const choice = useFormOffice(offices, pageRegion === defaultRegion ? undefined : pageRegion);
  const { id: region, phone } = choice.office;
  const { language, translate } = useTranslation();
  const findCare = toLanguagePath(getRegionPath(region, extraRoutes.findCare), language);

  useEffect(() => {
    onReady({
      open(from) {
        opener.current = from;
        dispatch('opened');
      },
    });
  }, [onReady, dispatch]);
  // Before the focus returns to it.
  useLayoutEffect(() => {
    launcher.toggleAttribute('hidden', isOpen);
    const label = launcher.querySelector('small');
    if (label) label.textContent = outcome === null ? '' : translate(outcomeLabels[outcome]);
  }, [launcher, isOpen, outcome, translate]);
  usePopupBehavior(box, isOpen, {
    onDismiss: () => dispatch('dismissed'),
    onLeave() {
      opener.current.focus();
      // A link in a closed menu takes no focus.
      if (document.activeElement !== opener.current) launcher.focus();
    },
  });
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
      css={popupStyle}
    >
      <div css={headStyle}>
        <h2 id="eligibility-title" css={{ fontSize: '1.375rem' }}>
          {translate('Check your eligibility')}
        </h2>
        <Button tone="quiet" onClick={() => dispatch('dismissed')} css={closeStyle}>
          <X aria-hidden />
          <VisuallyHidden>{translate('Close')}</VisuallyHidden>
        </Button>
      </div>
      <div ref={body} css={bodyStyle}>
        <EligibilityForm
          id="eligibility-popup"
          {...choice}
          onAttempt={dispatch}
          onRestart={() => dispatch('restarted')}
        >
          <p>
            <FilledText
              text="Tell us how to reach you, and we’ll call you back. It’s free. Want to talk now? Call {phone}."
              values={{ phone: <TelLink phone={phone} /> }}
            />
          </p>
          <a href={findCare} css={{ paddingBlock: space[2] }}>
            {translate('See what may pay for care first, with no name or birth date')}
          </a>
        </EligibilityForm>
      </div>
    </dialog>
  );
}

const outcomeLabels = { sent: 'Received. See what’s next', failed: 'Not confirmed yet. Try again' };

/** A sheet at the bottom on phones, a card in the lower right corner on wider screens. use-popup-behavior.ts sets --keyboard and --room. */
const popupStyle = css({
  position: 'fixed',
  inset: 'auto 0 var(--keyboard, 0px) 0',
  zIndex: layer.popup,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: '100%',
  maxWidth: 'none',
  height: 'auto',
  // In landscape above a keyboard it takes all the room.
  maxHeight: 'max(var(--room, 100dvh) - 3.5rem, min(var(--room, 100dvh), 18rem))',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.divider}`,
  borderBottom: 0,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  overflow: 'hidden',
  transition: `opacity ${motion.calm}, transform ${motion.calm}, visibility 0s 200ms`,
  '&[open]': { display: 'grid' },
  // Safari before 15.4 does not support dialog.
  '&:not([open])': { display: 'none' },
  '&:focus, &:focus-visible': { outline: 'none' },
  '&[data-phase="open"]': { transition: `opacity ${motion.calm}, transform ${motion.calm}` },
  '&[data-phase="minimizing"]': {
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(1.5rem) scale(0.96)',
  },
  transformOrigin: 'bottom right',
  [media.tablet]: {
    inset: `auto ${space[6]} calc(var(--keyboard, 0px) + ${space[6]}) auto`,
    width: '30rem',
    maxHeight: `min(44rem, max(var(--room, 100dvh) - 2 * ${space[6]}, min(var(--room, 100dvh), 18rem)))`,
    borderBottom: `1px solid ${color.divider}`,
    borderRadius: radius.large,
  },
});

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
