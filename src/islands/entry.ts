import { environment } from '../browser/environment';
import { runWhenActivated } from '../browser/page-activation';
import { getPageLanguage } from '../browser/script-texts';
import { startEligibility } from '../layout/eligibility-launcher.script';
import { startFooter } from '../layout/footer/footer.script';
import { startMenus } from '../layout/header/main-nav.script';
import { startThemeToggle } from '../layout/header/theme-toggle.script';
import { startLoadingOverlay } from '../layout/loading-overlay.script';
import { startScrollToTop } from '../layout/scroll-to-top.script';
import { startFaqs } from '../mdx/faq-list.script';
import { startAccount } from './account/account';
import { startCareQuestion } from './screener/start-care-question';
import { startIslands } from './start-islands';

const importReact = () => import('./react-islands');

/** With the texts of the forms, if the page is not in English. */
async function loadReact() {
  const [react, texts] = await Promise.all([
    importReact(),
    getPageLanguage() === 'es' ? import('../../contract/forms/spanish') : null,
  ]);
  if (texts) react.setPageTranslation(texts.spanishTranslation);
  return react;
}

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
  startSearch();
  startScreener();
  startCareQuestion();
  startScrollToTop();
  startLoadingOverlay();
  startAccount();
  startFooter();
  startAnalytics();
  // See src/layout/head/head-scripts.ts.
  document.documentElement.dataset.alive = '';
});

/** Tracks the page if the agency has set an id. A failure is only logged. */
function startAnalytics(): void {
  const { analytics, pixel } = environment.measuring;
  if (analytics === '' && pixel === '') return;
  import('./analytics/page-view-tracker').then(
    ({ trackPageView }) => trackPageView({ analytics, pixel }),
    (error: unknown) => console.warn('Page views are not tracked:', error),
  );
}

/** Loads what pages with jobs need: filters, and the removal of jobs that were closed since the build. */
function startJobs(): void {
  if (document.querySelector('[data-job], [data-job-page]') === null) return;
  import('./jobs/show-open-jobs').then(
    ({ showOpenJobs }) => showOpenJobs(),
    // The page as it was built; an application for a closed job is rejected in any case.
    (error: unknown) => console.warn('Which jobs are open could not be checked.', error),
  );
}

/** Loads what the search form needs. */
function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  if (form === null) return;
  import('./search/start-search').then(
    (search) => search.startSearch(form),
    // The form leads to the list of all pages.
    (error: unknown) => console.warn('The search could not be loaded.', error),
  );
}

/** Loads the questions of "What may pay for care" one by one. */
function startScreener(): void {
  const form = document.querySelector('[data-screener] form');
  if (form === null) return;
  // A button that was pressed before the script has arrived.
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  };
  form.addEventListener('click', remember);
  import('./screener/start-screener')
    .then((screener) => screener.startScreener())
    .then(() => {
      form.removeEventListener('click', remember);
      pressed?.click();
    })
    .catch((error: unknown) => {
      console.warn('All questions are on one page:', error);
      form.removeAttribute('data-steps');
    });
}
