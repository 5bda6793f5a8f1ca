import type { ContentNode } from '../../../contract/mdx/content-node';
import type {
  AreasContext,
  BlogContext,
  CareerContext,
  JobContext,
  LegalContext,
  ListingContext,
  PageContext,
  PostContext,
  RegionPageContext,
  SitemapContext,
} from '../../shared/page-context';

/** Templates of pages in content/pages/; others use 'page'. */
const templatesByName = {
  blog: 'blog',
  career: 'career',
  contact: 'contact',
  eligibility: 'eligibility',
  faqs: 'faqs',
  'hha-certification': 'hha-certification',
  'help-desk': 'help-desk',
  'past-event': 'listing',
  'service-areas': 'service-areas',
  sitemap: 'sitemap',
  team: 'listing',
  'thank-you': 'thank-you',
} as const;

export type TemplateName =
  | (typeof templatesByName)[keyof typeof templatesByName]
  | 'region'
  | 'page'
  | 'legal'
  | 'post'
  | 'job'
  | 'help-desk-status';

export function getTemplate(name: string): TemplateName {
  return Object.hasOwn(templatesByName, name)
    ? templatesByName[name as keyof typeof templatesByName]
    : 'page';
}

export type PlannedPage = {
  path: string;
  template: TemplateName;
  /** The source file, for messages. */
  file: string;
  context:
    | PageContext
    | RegionPageContext
    | AreasContext
    | BlogContext
    | CareerContext
    | JobContext
    | LegalContext
    | ListingContext
    | PostContext
    | SitemapContext;
  /** The text. */
  content: ContentNode[];
};

export type PlannedPost = PlannedPage & { context: PostContext };

export function isPost(page: PlannedPage): page is PlannedPost {
  return page.template === 'post';
}
