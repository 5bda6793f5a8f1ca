import type { ReactNode } from 'react';

/** The island knows its props, which the page has as JSON. */
export type IslandComponent = (props: never) => ReactNode;

/**
 * The React islands by name. Each is in the page's HTML (island.tsx), and its component takes over when the visitor
 * touches it.
 */
export const reactIslands = {
  application: async () => (await import('./applications/application-form')).ApplicationForm,
  contact: async () => (await import('./contact/contact-form')).ContactForm,
  eligibility: async () =>
    (await import('./eligibility/form/eligibility-page-form')).EligibilityPageForm,
  enrollment: async () => (await import('./enrollment/enrollment-form')).EnrollmentForm,
  helpDesk: async () => (await import('./help-desk/request/request-form')).RequestForm,
  requestStatus: async () => (await import('./help-desk/status/request-status')).RequestStatus,
} satisfies Record<string, () => Promise<IslandComponent>>;

export type IslandName = keyof typeof reactIslands;
