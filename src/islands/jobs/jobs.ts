/** Loads what pages with jobs need: filters, and the removal of jobs that were closed since the build. */
export function startJobs(): void {
  if (document.querySelector('[data-job], [data-job-page]') === null) return;
  import('./show-open-jobs').then(
    ({ showOpenJobs }) => showOpenJobs(),
    // The page as it was built; an application for a closed job is rejected in any case.
    (error: unknown) => console.warn('Which jobs are open could not be checked.', error),
  );
}
