import { extraRoutes } from '../../../contract/shared/routes';
import { clientRoutes } from '../../shared/routes';

const applications = Object.values(clientRoutes).flatMap((path) => [path, `${path}/*`]);

/** Most links to it open the popup instead. A rule that leaves out only those has no effect, because Chrome compares URLs. */
const eligibilityPages = [extraRoutes.eligibility, `/*${extraRoutes.eligibility}`];

/** All pages, but no files and applications. */
const pageLinks = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*', ...eligibilityPages, ...applications] } },
];

/** The link of a card: an article, a job, a service, or an office. */
const mainLinks = { selector_matches: 'main :is(h2, h3) a' };

/**
 * Chrome's browsers load a page when the visitor points at its link, and also render it if the link is a main one. Not with Save-Data.
 * A prerendered page starts when the visitor opens it (src/browser/page-activation.ts).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
  prerender: [{ where: { and: [...pageLinks, mainLinks] }, eagerness: 'moderate' }],
});
