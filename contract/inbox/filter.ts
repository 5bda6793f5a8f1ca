import type { FollowUpFilter } from '../follow-ups/constants';
import type { Channel, ContactSource, DueFilter, StatusFilter, TargetResult } from './constants';
import type { ClientLanguage } from '../shared/languages';
import type { RegionId } from '../shared/regions';

/** The filter and order of the thread list, shared by server and browser. Null doesn't filter. */
export type ThreadFilter = {
  query: string;
  /** A search looks for 'open' in all threads. */
  status: StatusFilter;
  /** 'mine', 'nobody', or an email. */
  assignee: string | null;
  region: RegionId | null;
  channel: Channel | null;
  source: ContactSource | null;
  language: ClientLanguage | null;
  /** The id of a tag. */
  tag: string | null;
  /** The days on which a form was submitted, or with `target` a wait began (YYYY-MM-DD at the region's office). */
  from: string | null;
  to: string | null;
  target: TargetResult | null;
  due: DueFilter | null;
  waiting: boolean;
  failed: boolean;
  /** Only snoozed threads. Lists of open work leave them out. */
  snoozed: boolean;
  followUp: FollowUpFilter | null;
  sort: 'latest' | 'waiting' | 'due' | 'follow-up';
};

export const emptyThreadFilter: ThreadFilter = {
  query: '',
  status: 'open',
  assignee: null,
  region: null,
  channel: null,
  source: null,
  language: null,
  tag: null,
  from: null,
  to: null,
  target: null,
  due: null,
  waiting: false,
  failed: false,
  snoozed: false,
  followUp: null,
  sort: 'latest',
};
