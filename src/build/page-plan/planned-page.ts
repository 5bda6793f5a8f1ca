import type {
  AreasContext,
  BlogContext,
  CareerContext,
  JobContext,
  ListingContext,
  PageContext,
  RegionPageContext,
  SitemapContext,
} from '../../site/page-context';
import type { TemplateName } from './templates';

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
    | ListingContext
    | SitemapContext;
};
