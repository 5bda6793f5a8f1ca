import type { PageContext, RegionRecord } from './page-context';

/** The office that a page is about: that of a job, or of the state that an article is about, which may be another than the path's. */
export function officeOfPage(
  page: Pick<PageContext, 'region' | 'textShell'> & { office?: RegionRecord },
): RegionRecord {
  return page.office ?? page.textShell?.region ?? page.region;
}

/** A page's title with the name of an office, unless the title has it already. */
export function titleWithCompany(title: string, company: string): string {
  return title.includes(company) ? title : `${title} · ${company}`;
}
