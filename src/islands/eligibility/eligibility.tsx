import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { bubbleWords } from '../../../contract/forms/eligibility/constants';
import { ownRoutes } from '../../../contract/shared/routes';
import { pathIn } from '../../../contract/shared/regions';
import type { FormOffice } from '../../site/page-context';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { floatsOn } from './bubble/is-bubble-page';
import { Launcher } from './bubble/launcher';
import { pageForm, watchPageForm } from './form/page-form-store';
import type { PopupProps } from './popup/popup';
import { useBubble } from './bubble/use-bubble';
import { useEligibilityLinks } from './use-eligibility-links';
import { usePopup } from './popup/use-popup';

type EligibilityProps = {
  offices: readonly FormOffice[];
  /** The office that the page's text speaks for. */
  usual: FormOffice;
};

const loadPopup = () => import('./popup/popup');

/**
 * The eligibility check of every public page (specification section 4): floating button, bubble, and the popup with the
 * form, which is fetched when it is first wanted. Mount it once, around all pages, so that what is typed stays.
 */
export function Eligibility({ offices, usual }: EligibilityProps) {
  const [{ phase, unsent }, dispatch] = usePopup();
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  const onPage = useSyncExternalStore(watchPageForm, pageForm, () => null);
  const bubble = useBubble();
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const wanted = phase !== 'closed';
  const region = usual.id;

  useEffect(() => {
    if (!wanted || Popup !== null) return;
    loadPopup().then(
      (module) => setPopup(() => module.Popup),
      // A new version of the site may have taken its script away: the page with the same form is there.
      () => window.location.assign(pathIn(region, ownRoutes.eligibility)),
    );
  }, [wanted, Popup, region]);

  const open = (from: HTMLElement | null) => {
    const form = pageForm();
    if (form !== null) {
      form.scrollIntoView();
      form.focus({ preventScroll: true });
      return;
    }
    opener.current = from;
    dispatch('opened');
  };
  useEligibilityLinks(open);

  const giveFocusBack = () => {
    opener.current?.focus();
    // A link in a menu that has been closed since takes no focus.
    if (document.activeElement !== opener.current) launcher.current?.focus();
  };

  // Every change of page renders the shell anew, and this with it.
  const floats = floatsOn(window.location.pathname) && onPage === null;
  const bubbleShown = phase === 'closed' && floats && bubble !== 'hidden';
  return (
    <>
      <Launcher
        ref={launcher}
        bubble={bubbleShown}
        unsent={unsent}
        hidden={phase === 'open' || !floats}
        onOpen={() => open(launcher.current)}
        onApproach={() => void loadPopup().catch(() => undefined)}
      />
      <VisuallyHidden>
        <span role="status">{bubbleShown && bubble === 'first' && bubbleWords}</span>
      </VisuallyHidden>
      {Popup !== null && (
        <Popup
          offices={offices}
          usual={usual}
          phase={phase}
          onEvent={dispatch}
          onLeave={giveFocusBack}
        />
      )}
    </>
  );
}
