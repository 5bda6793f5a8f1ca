/** Pages that both programs link to, in addition to the specification's (src/shared/routes.ts). */
export const extraRoutes = {
  /** The eligibility check as a page, for browsers without JavaScript. */
  eligibility: '/eligibility',
  /** The questions that lead to "What may pay for care". */
  findCare: '/find-care',
  prices: '/prices',
  /** The confirmation of a form submitted without JavaScript, in every region. */
  thankYou: '/thank-you',
  /** Served with status 410 at the URL of a removed post or job. */
  gone: '/gone',
  /** The status of a help-desk request. The private token is in the URL fragment. */
  helpDeskStatus: '/help-desk/status',
  /** Searches all pages. The query is in the URL fragment. */
  search: '/search',
} as const;
