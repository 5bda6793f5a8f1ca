import { useEffect, useRef, useState, type ComponentType } from 'react';
import { extraRoutes } from '../../../contract/shared/routes';
import { getRegionPath } from '../../../contract/shared/regions';
import type { FormOffices } from '../forms/use-form-office';
import { Launcher } from './bubble/launcher';
import { useBubble } from './bubble/use-bubble';
import type { PopupProps } from './popup/popup';
import { usePopup } from './popup/popup-state';
import { pageFormId, useEligibilityLinks } from './use-eligibility-links';

const loadPopup = () => import('./popup/popup');

/**
 * The eligibility check of every public page (specification section 4): floating button, bubble, and popup. It stays
 * mounted from page to page, so that the visitor's answers stay.
 */
export function Eligibility(offices: FormOffices) {
  const [{ phase, outcome }, dispatch] = usePopup();
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  const isBubbleTime = useBubble();
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const isNeeded = phase !== 'closed';
  const region = offices.defaultOffice.id;

  useEffect(() => {
    if (!isNeeded || Popup !== null) return;
    loadPopup().then(
      (module) => setPopup(() => module.Popup),
      () => {
        if (navigator.onLine) {
          // A new version of the site may have removed the script.
          window.location.assign(getRegionPath(region, extraRoutes.eligibility));
          return;
        }
        // Another page would not load either, and this one has the phone number.
        dispatch('offline');
        setTimeout(() => launcher.current?.focus());
      },
    );
  }, [isNeeded, Popup, region, dispatch]);

  const open = (from: HTMLElement | null) => {
    const pageForm = document.getElementById(pageFormId);
    if (pageForm !== null) {
      pageForm.scrollIntoView();
      pageForm.focus({ preventScroll: true });
      return;
    }
    opener.current = from;
    dispatch('opened');
  };
  useEligibilityLinks(open);

  const returnFocus = () => {
    opener.current?.focus();
    // A link in a closed menu takes no focus.
    if (document.activeElement !== opener.current) launcher.current?.focus();
  };

  return (
    <>
      <Launcher
        button={launcher}
        hasBubble={phase === 'closed' && isBubbleTime}
        outcome={outcome}
        isHidden={phase === 'open'}
        onOpen={() => open(launcher.current)}
        onApproach={() => void loadPopup().catch(() => undefined)}
      />
      {Popup !== null && (
        <Popup {...offices} phase={phase} onEvent={dispatch} onLeave={returnFocus} />
      )}
    </>
  );
}
