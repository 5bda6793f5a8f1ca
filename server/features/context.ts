import type { ServiceContext } from '../services/context';
import type { Inbox } from './inbox/inbox';
import type { SiteJobs } from './jobs/listed-jobs';

export type Context = ServiceContext & {
  inbox: Inbox;
  siteJobs: SiteJobs;
};
