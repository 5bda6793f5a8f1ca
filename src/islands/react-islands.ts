import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '../browser/tolerate-moved-nodes';
import { ApplicationForm } from './applications/application-form';
import { ContactForm } from './contact-form';
import { copyFormState } from './copy-form-state';
import { EligibilityPageForm } from './eligibility/form/eligibility-form';
import { EnrollmentForm } from './enrollment-form';
import { RequestForm } from './help-desk/request/request-form';
import { RequestStatus } from './help-desk/status/request-status';

export { setPageTranslation } from '../browser/hooks/use-translation';
export { openPopup } from './eligibility/popup/popup';

/**
 * The React islands by name. Each is in the page's HTML (island.tsx), and its component takes over when the visitor
 * touches it. Most of their code is shared, so they load together.
 */
export const reactIslands = {
  application: ApplicationForm,
  contact: ContactForm,
  eligibility: EligibilityPageForm,
  enrollment: EnrollmentForm,
  helpDesk: RequestForm,
  requestStatus: RequestStatus,
} satisfies Record<string, IslandComponent>;

export type IslandName = keyof typeof reactIslands;

tolerateMovedNodes();

/** The island knows its props, which the page has as JSON. */
type IslandComponent = (props: never) => ReactNode;

/**
 * Renders an island fresh in the place of its HTML. Nothing of the page is reused, so password managers and translators may have
 * changed it.
 */
export function mountIsland(island: HTMLElement, component: IslandComponent): void {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const plain = island.firstElementChild;
  const box = document.createElement('div');
  island.append(box);
  flushSync(() => createRoot(box).render(createElement(component as ComponentType<object>, props)));
  if (plain === null) return;
  copyFormState(plain, box);
  plain.remove();
}
