import type { RegionId } from '../../contract/shared/regions';
import type { ContentNode } from '../../contract/mdx/content-node';
import type { Illustration } from './illustrations';
import type { JobRecord } from './job';
import type { PostCard } from './post-card';
import type { RegionMap } from './region-map';

/** A state office as the whole site shows it: the one record behind header, footer, contact details and JSON-LD. */
export type RegionRecord = {
  id: RegionId;
  company: string;
  state: string;
  place: string;
  path: string;
  phone: string;
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  hours: { days: string; opens: string; closes: string }[];
  licence: string;
  counties: string[];
  /** The counties as people call them: 'Brooklyn'. */
  areas: string[];
  /** The counties in full, with what people call them: 'Brooklyn (Kings County)'. */
  countyNames: string[];
  programmes: { name: string; for: string; summary: string }[];
};

/** An office that a form can go to. */
export type FormOffice = Pick<RegionRecord, 'id' | 'state' | 'place' | 'company' | 'phone'>;

export type NavLink = { label: string; path: string };

/** The menus of one region: each path is already that region's variant where there is one. */
export type Navigation = {
  home: string;
  hhaCertification: string;
  blog: string;
  states: (NavLink & { region: RegionId })[];
  services: NavLink[];
  connect: NavLink[];
  resources: NavLink[];
  outreach: NavLink[];
  areas: NavLink[];
  legal: NavLink[];
  about: NavLink[];
};

export type SiteRecord = {
  name: string;
  tagline: string;
  /** Origin without a trailing slash. */
  url: string;
  social: { facebook: string; instagram: string; tiktok: string; youtube: string };
};

/** What header, footer and every region component read; the same for all pages of a region. */
export type ShellContext = {
  region: RegionRecord;
  site: SiteRecord;
  navigation: Navigation;
  /** Root paths that have a variant in this region, which links then lead to. */
  variants: string[];
  /** The offices that a form of the page can go to: a region's own pages have its office alone; on others the visitor chooses. */
  formOffices: FormOffice[];
  /** On pages that show the counties of the office. */
  countyMap?: RegionMap;
};

/** What the page planner hands to every template. A type, not an interface: Gatsby wants an index signature. */
export type PageContext = ShellContext & {
  /** Its own path: Gatsby's `path` prop is a pattern while pages are built. */
  pagePath: string;
  /** Key of the MDX file behind the page (build/on-create-node.ts), '' for a page without one. */
  source: string;
  title: string;
  description: string;
  lead: string | null;
  /** The drawing beside the heading. */
  illustration: Illustration | null;
  /** ISO date of the last change, for the reader and the sitemap. */
  updated: string | null;
  breadcrumbs: NavLink[];
  /** Kept out of search engines and site maps. */
  unlisted: boolean;
  /** Address of the picture that goes with a link to the page; the build adds it. */
  picture?: string;
  /** Whether the body lists questions, so that the query fetches them. */
  withFaqs: boolean;
  withCountyMap: boolean;
  /** Whose questions. */
  regionId: RegionId;
  /** Of an article about another state: the office its text speaks for. The header keeps to the path. */
  textShell?: ShellContext;
};

export type ServiceCard = NavLink & { summary: string };

/** Home and region pages, with the articles they show. */
export type RegionPageContext = AreasContext & { services: ServiceCard[]; latest: PostCard[] };

/** /blog/<slug>, with the articles that it leads on to. */
export type PostContext = PageContext & { readingMinutes: number; more: PostCard[] };

/** /team and /past-event: the collection they list. */
export type ListingContext = PageContext & { collection: 'team' | 'events' };

/** /blog, its further pages and its tags. */
export type BlogContext = PageContext & {
  tag: string | null;
  tags: NavLink[];
  posts: PostCard[];
  /** Where the list begins, with its newest articles. */
  list: string;
  /** The pages beside this one; null: there is none. */
  turn: { newer: string | null; older: string | null };
};

export type SitemapContext = PageContext & { groups: { label: string; links: NavLink[] }[] };

/** /career and /<region>/career. */
export type CareerContext = PageContext & {
  /** The open jobs it lists, those of its office first. */
  jobs: JobRecord[];
  /** How many open jobs other career pages list. */
  elsewhere: number;
  offices: RegionRecord[];
};

/** /career/<slug>: New York's shell by its path, but the office of the job. */
export type JobContext = PageContext & {
  job: JobRecord;
  /** On the day of the build. */
  isOpen: boolean;
  /** The day on which it was closed before its last one, or null. */
  closed: string | null;
  office: RegionRecord;
  /** Root paths that have a variant in the office's region. */
  officeVariants: string[];
  /** Open jobs of the same office. */
  others: JobRecord[];
};

/** /catalogue: every component's source and what it becomes. */
export type CatalogueContext = PageContext & {
  examples: { name: string; source: string; content: ContentNode[] }[];
};

/** Where the other offices are: service areas and the state chooser of the home page. */
export type AreasContext = PageContext & { offices: RegionRecord[]; stateMap?: RegionMap };
