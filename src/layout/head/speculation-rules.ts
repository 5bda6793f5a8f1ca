import { clientRoutes } from '../../site/routes';

const applications = Object.values(clientRoutes).flatMap((path) => [path, `${path}/*`]);

/** Other pages, without files and applications. Eligibility links open the popup. */
const pageLinks = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*', ...applications] } },
  { not: { selector_matches: 'a[data-eligibility], a[aria-current]' } },
];

/** The link of a card: an article, a job, a service, or an office. */
const mainLinks = { selector_matches: 'main :is(h2, h3) a' };

/**
 * Chrome's browsers load a page when the visitor points at its link, and also render it if the link is a main one. Not with Save-Data.
 * A prerendered page starts when the visitor opens it (src/lib/page-activation.ts).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
  prerender: [{ where: { and: [...pageLinks, mainLinks] }, eagerness: 'moderate' }],
});
