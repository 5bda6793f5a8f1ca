import type { ServiceContext } from '../services/context';
import type { SiteJobs } from './jobs/listed-jobs';

export type Context = ServiceContext & {
  siteJobs: SiteJobs;
};
