import { runWhenActivated } from '../browser/page-activation';
import { startAccount } from './account/account';
import { startAnalytics } from './analytics/analytics';
import { startEligibility } from './eligibility/eligibility';
import { startFaqs } from './faqs/faqs';
import { startJobs } from './jobs/jobs';
import { startLoadingOverlay } from './loading-overlay/loading-overlay';
import { startMenus } from './menus/menus';
import { startScrollToTop } from './scroll-to-top/scroll-to-top';
import { startIslands } from './start-islands';
import { startThemeToggle } from './theme-toggle/theme-toggle';
import { startVisitors } from './visitors/visitors';
import { startYear } from './year/year';

const loadReact = () => import('./react-islands');

/**
 * The script of every public page. Each function finds its elements in the page, and loads more code only when it is needed. A prerendered
 * page starts no timer and requests nothing until the visitor opens it.
 */
runWhenActivated(() => {
  startThemeToggle();
  startMenus();
  startIslands(loadReact);
  startEligibility(loadReact);
  startFaqs();
  startJobs();
  startScrollToTop();
  startLoadingOverlay();
  startAccount();
  startVisitors();
  startYear();
  startAnalytics();
  // See src/layout/head/page-script.ts.
  document.documentElement.dataset.alive = '';
});
