/** Pages beside the specification's, which both programs lead to: the site's other paths are in src/site/routes.ts. */
export const ownRoutes = {
  /** The eligibility check as a page, for browsers without script. */
  eligibility: '/eligibility',
  /** What a form that was sent without script ends on, in every region. */
  thankYou: '/thank-you',
  /** What is answered with 410 at the address of what was taken off the site. */
  gone: '/gone',
  /** How a request to the help desk stands: the private token follows in the fragment. */
  helpDeskStatus: '/help-desk/status',
} as const;
