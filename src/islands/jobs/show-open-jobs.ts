import { acceptsApplications } from '../../../contract/jobs/listing';
import { callApi } from '../../browser/api/api-client';
import {
  filterNames,
  formatFilters,
  matchesFilters,
  type JobFilters,
  type PageJob,
} from './filter-jobs';
import { getPageLanguage } from '../../browser/script-texts';
import { jobTexts } from './script-texts';

type Card = { element: HTMLElement; job: PageJob };

export async function showOpenJobs(): Promise<void> {
  startFilters();
  const closed = await fetchClosedJobs();
  const now = new Date();
  const isOpen = (job: Pick<PageJob, 'slug' | 'region' | 'validThrough'>) =>
    acceptsApplications(job, now) && !closed.includes(job.slug);
  for (const { element, job } of listCards()) if (!isOpen(job)) element.remove();
  update();
  const page = document.querySelector<HTMLElement>('[data-job-page]');
  if (page !== null && !isOpen(JSON.parse(page.dataset.jobPage ?? '') as PageJob)) showClosed(page);
}

/** A job's page says that the job was closed, and offers no form. */
function showClosed(page: HTMLElement): void {
  document.querySelectorAll('[data-if-open]').forEach((element) => element.remove());
  const deadline = page.querySelector('[data-deadline]');
  if (deadline) deadline.textContent = jobTexts[getPageLanguage()].lastDay;
  page
    .querySelectorAll<HTMLElement>('[data-if-closed]')
    .forEach((element) => (element.hidden = false));
}

/** Without the API, the build's state counts. */
async function fetchClosedJobs(): Promise<readonly string[]> {
  try {
    return (await callApi('GET /closed-jobs')).jobs;
  } catch (error) {
    console.warn('Which jobs are closed could not be checked.', error);
    return [];
  }
}

const findForm = () => document.querySelector<HTMLFormElement>('[data-open-jobs] form');
const findSelect = (name: string) =>
  findForm()?.elements.namedItem(name) as HTMLSelectElement | null;

function listCards(): Card[] {
  return [...document.querySelectorAll<HTMLElement>('[data-job]')].map((element) => ({
    element,
    job: JSON.parse(element.dataset.job ?? '') as PageJob,
  }));
}

/** A choice made before the script came has priority over the query. */
function startFilters(): void {
  const form = findForm();
  if (form === null) return;
  if (formatFilters(readFilters()) === '') {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const select = filterNames.some((known) => known === name) ? findSelect(name) : null;
      const isOption = [...(select?.options ?? [])].some((option) => option.value === value);
      if (select && isOption) select.value = value;
    }
  }
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
    focusCount();
  });
  const clear = document.querySelector<HTMLElement>('[data-clear-filters]');
  clear?.addEventListener('click', () => clearFilters(filterNames));
  update();
}

function readFilters(): JobFilters {
  const values = filterNames.map((name) => [name, findSelect(name)?.value ?? '']);
  return Object.fromEntries(values) as JobFilters;
}

function clearFilters(names: readonly string[]): void {
  for (const name of names) {
    const select = findSelect(name);
    if (select) select.value = '';
  }
  update();
  focusCount();
}

const focusCount = () =>
  document.querySelector<HTMLElement>('[data-open-jobs] [role=status]')?.focus();

/** Shows the jobs that match, their number, and the query in the URL. */
function update(): void {
  const section = document.querySelector('[data-open-jobs]');
  if (section === null) return;
  const texts = jobTexts[getPageLanguage()];
  const cards = listCards();
  const filters = readFilters();
  const query = formatFilters(filters);
  const found = cards.filter(({ job }) => matchesFilters(job, filters));
  for (const card of cards) card.element.hidden = !found.includes(card);
  for (const region of section.querySelectorAll<HTMLElement>('[data-region-jobs]'))
    region.hidden = region.querySelector('[data-job]:not([hidden])') === null;

  const count = section.querySelector('[role=status]');
  if (count) {
    count.textContent =
      query === '' ? texts.count(cards.length) : texts.matching(found.length, cards.length);
  }
  const clear = section.querySelector<HTMLElement>('[data-clear-filters]');
  if (clear) clear.hidden = query === '';
  showNoJobs(section, cards, found.length, filters);
  if (findForm() !== null)
    history.replaceState(history.state, '', location.pathname + query + location.hash);
}

/** Takes the place of an empty list, and offers to remove each filter that hides jobs. */
function showNoJobs(section: Element, cards: Card[], found: number, filters: JobFilters): void {
  const box = section.querySelector<HTMLElement>('[data-no-jobs]');
  if (box === null) return;
  const texts = jobTexts[getPageLanguage()];
  box.hidden = found > 0;
  const title = box.querySelector('[data-no-jobs-title]');
  const buttons = box.querySelector('[data-remove-filters]');
  if (title && cards.length > 0) title.textContent = texts.noMatch;
  buttons?.replaceChildren(
    ...filterNames
      .filter((name) => filters[name] !== '')
      .map((name) => ({ name, count: count(cards, { ...filters, [name]: '' }) }))
      .filter((removable) => removable.count > 0)
      .map((removable) => {
        const button = document.createElement('button');
        button.type = 'button';
        const label = findSelect(removable.name)?.selectedOptions[0]?.text ?? '';
        button.textContent = texts.removeFilter(label, removable.count);
        button.addEventListener('click', () => clearFilters([removable.name]));
        return button;
      }),
  );
}

const count = (cards: Card[], filters: JobFilters) =>
  cards.filter(({ job }) => matchesFilters(job, filters)).length;
