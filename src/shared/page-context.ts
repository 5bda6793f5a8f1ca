import type { EmploymentType, PayPeriod, Shift } from '../../contract/jobs/listing';
import type { ContentNode } from '../../contract/mdx/mdx-node';
import type { OfficeCalendar } from '../../contract/shared/office-hours/office-time';
import type { Program } from '../../contract/programs/program';
import type { RegionId } from '../../contract/shared/regions';
import type { SiteLanguage } from '../../contract/shared/text/site-languages';
import type { Illustration } from './illustrations';

/** An office as shown on the site. */
export type RegionRecord = Pick<OfficeCalendar, 'holidays' | 'replyWithin'> & {
  id: RegionId;
  company: string;
  state: string;
  place: string;
  path: string;
  phone: string;
  /** For nights and weekends. */
  afterHours: { phone: string; purpose: string };
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  hours: { days: string; opens: string; closes: string }[];
  /** Empty outside the demo while it is a sample. */
  license: string;
  counties: string[];
  /** The counties' common names: 'Brooklyn'. */
  areas: string[];
  /** The counties' full names: 'Brooklyn (Kings County)'. */
  countyNames: string[];
  programs: { name: string; for: string; summary: string; note?: string; link?: string }[];
};

export type FormOffice = Pick<
  RegionRecord,
  'id' | 'state' | 'place' | 'company' | 'phone' | 'hours' | 'holidays' | 'replyWithin'
>;

export type NavLink = {
  label: string;
  path: string;
  /** Of the label, if it is not that of the page. */
  lang?: SiteLanguage;
};

/** The menus of one region, with paths of that region. */
export type Navigation = {
  home: string;
  /** The pages that people look for most on phones. */
  popular: NavLink[];
  hhaCertification: string;
  blog: string;
  states: (NavLink & { region: RegionId })[];
  services: NavLink[];
  connect: NavLink[];
  resources: NavLink[];
  outreach: NavLink[];
  areas: NavLink[];
  care: NavLink[];
  legal: NavLink[];
  about: NavLink[];
};

export type SiteRecord = {
  name: string;
  /** Origin without a trailing slash. */
  url: string;
  social: { facebook: string; instagram: string; tiktok: string; youtube: string };
};

/** A file of content/languages/. `notice` has {phone} and {tty} in the places of the numbers. */
export type LanguageNotice = {
  code: string;
  name: string;
  ownName: string;
  direction: 'ltr' | 'rtl';
  notice: string;
};

/** The data of the layout, the same for all pages of a region in one language. Its paths are those of the English pages. */
export type LayoutContext = {
  language: SiteLanguage;
  /** Root paths of the pages that exist in Spanish, on Spanish pages. */
  translated: string[];
  /** The region's texts in the other language. */
  otherRegion: Pick<RegionRecord, 'state' | 'place' | 'hours' | 'afterHours' | 'license'>;
  /** Of the copyright line. */
  year: string;
  region: RegionRecord;
  site: SiteRecord;
  navigation: Navigation;
  /** The own names of the state's languages that have a notice. */
  noticeLanguages: string[];
  /** Root paths with a variant in this region. */
  variants: string[];
  /** Recipients of forms: a region's own office, or on other pages all offices to choose from. */
  formOffices: FormOffice[];
  /** On pages with a county map. */
  countyMap?: RegionMap;
};

/** The position of a label inside its area, or next to it with a line to the point `to`. `anchor` is SVG's text-anchor. */
export type MapLabel = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  to: [number, number] | null;
};

/** `href` is of the page about it. */
export type MapArea = { name: string; shape: string; label: MapLabel | null; href?: string };

/** A map as SVG path data. Lengths are in map units. */
export type RegionMap = {
  width: number;
  height: number;
  /** All land as one shape. */
  land: string;
  /** Lines between states. */
  borders: string;
  textSize: number;
  /** Served counties, or the states with an office. The label is null if there is no space. */
  areas: MapArea[];
};

/** A job on the site. Days as YYYY-MM-DD. */
export type JobRecord = {
  slug: string;
  title: string;
  region: RegionId;
  /** `state` as two letters. */
  place: { city: string; county: string | null; state: string };
  type: EmploymentType;
  shifts: Shift[];
  languages: string[];
  /** US dollars before tax. */
  pay: { from: number; to: number; per: PayPeriod } | null;
  benefits: string[];
  posted: string;
  /** The last day to apply. */
  validThrough: string;
  /** A fictional example. */
  sample: boolean;
  /** Of the text. */
  textLanguage: SiteLanguage;
};

/** A post in a list. */
export type PostCard = {
  title: string;
  description: string;
  /** '/blog/…' */
  path: string;
  /** ISO day. */
  date: string;
  readingMinutes: number;
  /** Path of its illustration or cover. */
  image: string | null;
};

/** A question of <FaqList>. */
export type FaqRecord = {
  /** The id of its element. */
  id: string;
  question: string;
  topic: string;
  /** About this region only. */
  isLocal: boolean;
  /** Of the text. */
  language: SiteLanguage;
  content: ContentNode[];
};

/** The context of every page. A type, because Gatsby requires an implicit index signature. */
export type PageContext = LayoutContext & {
  /** Gatsby's `path` prop may be a pattern. */
  pagePath: string;
  /** The path of the same page in the other language. */
  otherPath: string | null;
  /** Of the text: a Spanish page without an up-to-date translation shows the English one. */
  textLanguage: SiteLanguage;
  /** Both languages have the page with a text of their own. */
  hasAlternate: boolean;
  /** Key of the MDX file, '' without one. */
  source: string;
  title: string;
  description: string;
  lead: string | null;
  illustration: Illustration | null;
  /** ISO date of the last change. */
  updated: string | null;
  breadcrumbs: NavLink[];
  /** Excluded from search engines and sitemaps. */
  unlisted: boolean;
  /** Path of the Open Graph image. */
  picture?: string;
  /** The picture above an article, which the Open Graph image shows. */
  cover?: { src: string; alt: string };
  /** The body contains <FaqList>. */
  withFaqs: boolean;
  /** The questions of its region; empty without <FaqList>. */
  faqs: FaqRecord[];
  withCountyMap: boolean;
  /** Outside the regions' paths, and about no single state. */
  isShared: boolean;
  /** The region of the questions. */
  regionId: RegionId;
  /** The layout of the region that an article is about. Components in its text use it. */
  articleLayout?: LayoutContext;
};

export type ServiceCard = NavLink & { summary: string };

/** Home pages. */
export type RegionPageContext = AreasContext & { services: ServiceCard[]; latest: PostCard[] };

/** /blog/<slug>, with related posts. */
export type PostContext = PageContext & {
  author: string;
  /** ISO day. */
  date: string;
  readingMinutes: number;
  /** Invented, to show how an article looks. */
  sample: boolean;
  tags: NavLink[];
  more: PostCard[];
};

/** /team and /past-event. */
export type ListingContext = PageContext & {
  collection: 'team' | 'events';
  entries: ListedEntry[];
};

/** A role, a person, or an event. */
export type ListedEntry = {
  id: string;
  content: ContentNode[];
  /** Null for a role and an event. */
  name: string | null;
  title: string;
  /** Null for a role of every office. */
  region: RegionId | null;
  /** ISO day; null for a role and a person. */
  date: string | null;
  /** At the time of the build. */
  isUpcoming: boolean;
  place: string | null;
  summary: string | null;
  sample: boolean;
};

/** Any other page. A legal text has `effective`, an ISO day. */
export type TextPageContext = PageContext & { effective?: string };

/** The site's 404 page has all offices; a region's has none. */
export type MissingPageContext = PageContext & { offices?: RegionRecord[] };

/** /blog, its further pages, and its tags. */
export type BlogContext = PageContext & {
  tags: NavLink[];
  posts: PostCard[];
  /** Path of the first page. */
  list: string;
  /** Paths of the neighboring pages. */
  neighbors: { newer: string | null; older: string | null };
};

/** /sitemap and /search. */
export type SitemapContext = PageContext & { groups: { label: string; links: NavLink[] }[] };

/** /career and /<region>/career. */
export type CareerContext = PageContext & {
  /** Its own office's jobs first. */
  jobs: JobRecord[];
  /** Number of open jobs in other regions. */
  elsewhere: number;
};

/** /career/<slug>: has New York's layout because of its path, but the job's office. */
export type JobContext = PageContext & {
  job: JobRecord;
  /** At the time of the build. */
  isOpen: boolean;
  /** The day on which it was closed early, or null. */
  closed: string | null;
  office: RegionRecord;
  otherOffice: LayoutContext['otherRegion'];
  /** Root paths with a variant in the office's region. */
  officeVariants: string[];
  /** Open jobs of the same office. */
  others: JobRecord[];
};

/** /catalog, only in `gatsby develop`. */
export type CatalogContext = PageContext & {
  examples: { name: string; source: string; content: ContentNode[] }[];
};

/** Pages with all offices. */
export type AreasContext = PageContext & { offices: RegionRecord[]; stateMap?: RegionMap };

/** /language-assistance. Its state's languages come first. */
export type NoticesContext = PageContext & { notices: LanguageNotice[] };

/** /find-care. */
export type FindCareContext = AreasContext & { programs: readonly Program[] };

/** /login, /signup, /auth, and /dashboard. */
export type ClientPageContext = {
  /** The agency's name. */
  company: string;
  office: Pick<RegionRecord, 'company' | 'phone'>;
  offices: Pick<RegionRecord, 'id' | 'company' | 'place' | 'phone'>[];
};

/** The templates of src/templates/ by kind of page, with what each shows. */
export type TemplateContexts = {
  '404': MissingPageContext;
  blog: BlogContext;
  career: CareerContext;
  'component-catalog': CatalogContext;
  contact: AreasContext;
  eligibility: PageContext;
  faqs: PageContext;
  'find-care': FindCareContext;
  'help-desk': AreasContext;
  'help-desk-status': AreasContext;
  'hha-certification': PageContext;
  job: JobContext;
  'language-assistance': NoticesContext;
  listing: ListingContext;
  page: TextPageContext;
  post: PostContext;
  region: RegionPageContext;
  'service-areas': AreasContext;
  search: SitemapContext;
  sitemap: SitemapContext;
  'thank-you': PageContext;
};
export type TemplateName = keyof TemplateContexts;

export type TemplateProps<Context extends PageContext = PageContext> = {
  page: Context;
  content: ContentNode[];
};
