import type { FormOffice, LayoutContext, PageContext, RegionRecord } from './page-context';

/** The office that a page is about. For jobs and articles it may differ from the path's region. */
export function getPageOffice(
  page: Pick<PageContext, 'region' | 'articleLayout'> & { office?: RegionRecord },
): RegionRecord {
  return page.office ?? page.articleLayout?.region ?? page.region;
}

/** The part of an office that forms need. */
export function toFormOffice(office: RegionRecord): FormOffice {
  const { id, state, place, company, phone, hours } = office;
  return { id, state, place, company, phone, hours };
}

/** The offices that a form of this page may go to. */
export function getFormOffices({ formOffices, region }: LayoutContext) {
  return { offices: formOffices, defaultOffice: toFormOffice(region) };
}

/** Search engines cut off what is longer. */
const maxTitleLength = 65;

/** Appends the first of the company's names that fits, unless the title contains it. */
export function formatPageTitle(title: string, ...names: string[]): string {
  if (names.some((name) => title.includes(name))) return title;
  const titles = names.map((name) => `${title} · ${name}`);
  return titles.find(({ length }) => length <= maxTitleLength) ?? title;
}
