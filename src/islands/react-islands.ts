import { ApplicationForm } from './applications/application-form';
import { ContactForm } from './contact/contact-form';
import { EligibilityPageForm } from './eligibility/form/eligibility-page-form';
import { EnrollmentForm } from './enrollment/enrollment-form';
import { RequestForm } from './help-desk/request/request-form';
import { RequestStatus } from './help-desk/status/request-status';
import type { IslandComponent } from './mount-island';

export { openPopup } from './eligibility/popup/open-popup';
export { mountIsland } from './mount-island';

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
