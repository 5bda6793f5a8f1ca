import type { FormOffice, LayoutContext, RegionRecord } from './page-context';

type OfficeLayout = Pick<LayoutContext, 'region' | 'otherRegion' | 'variants'>;
type OfficePage = OfficeLayout & {
  articleLayout?: OfficeLayout;
  /** Of a job. */
  office?: RegionRecord;
  otherOffice?: LayoutContext['otherRegion'];
  officeVariants?: string[];
};

/** The office that a page is about, and its pages. For jobs and articles it may differ from the path's region. */
export function getPageLayout(page: OfficePage): OfficeLayout {
  const { office, otherOffice, officeVariants = [], articleLayout = page } = page;
  return office
    ? { region: office, otherRegion: otherOffice ?? page.otherRegion, variants: officeVariants }
    : articleLayout;
}

export function getPageOffice(page: OfficePage): RegionRecord {
  return getPageLayout(page).region;
}

/** The part of an office that forms need. */
export function toFormOffice(office: RegionRecord): FormOffice {
  const { id, state, place, company, phone, hours, holidays, replyWithin } = office;
  return { id, state, place, company, phone, hours, holidays, replyWithin };
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
