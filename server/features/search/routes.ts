import { applicationStages } from '../../../contract/applications/constants';
import { formatEmployment } from '../../../contract/employees/employment';
import { helpDeskScreens, getQueues } from '../../../contract/help-desk/screens';
import { emptyThreadFilter } from '../../../contract/inbox/filter';
import { jobDisplayStates } from '../../../contract/jobs/constants';
import { postStates } from '../../../contract/posts/constants';
import { formatSiteState, getJobPublishedAt } from '../../../contract/publishing/site-state';
import {
  searchEndpoints,
  type SearchResult,
  type SearchResponse,
} from '../../../contract/search/endpoints';
import { minQueryLength, maxResults } from '../../../contract/shared/list-limits';
import { formatPhone } from '../../../contract/shared/phone';
import { recordKinds, recordScreens } from '../../../contract/shared/record-url';
import { regionFacts } from '../../../contract/shared/region-facts';
import { canSee, getScreen } from '../../../contract/shared/roles';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { getStaff, type Staff } from '../../core/http/request/staff';
import { getPublishing } from '../../services/publishing/service';
import { listApplications } from '../applications/service';
import type { Context } from '../context';
import { getToday, listEmployees } from '../employees/service';
import { findRequests } from '../help-desk/service';
import { decryptThread, formatPersonName, openListing, readThreads } from '../inbox/service';
import { filterFileJobs, listFileJobs, listJobs } from '../jobs/service';
import { listPosts } from '../posts/service';

export function searchRoutes(app: App, context: Context): void {
  createHandle(
    app,
    context,
    searchEndpoints,
  )('GET /search', async (request) => {
    const text = getSearchQuery(request).trim();
    if (text.length < minQueryLength) return { results: [], more: [] };
    return searchRecords(context, getStaff(request), text);
  });
}

/** One more than is returned, to know whether there are more. */
const limit = maxResults + 1;
const page = { limit, offset: 0 };

/** Searches each list that the role can see, in the same way as its screen, up to a limit per kind. */
async function searchRecords(
  context: Context,
  staff: Staff,
  text: string,
): Promise<SearchResponse> {
  const kinds = recordKinds.filter(
    (kind) => kind === 'request' || canSee(staff.access, recordScreens[kind]),
  );
  const results = await Promise.all(kinds.map((kind) => searches[kind](context, staff, text)));
  return {
    results: results.flatMap((ofKind) => ofKind.slice(0, maxResults)),
    more: kinds.filter((_kind, index) => (results[index]?.length ?? 0) > maxResults),
  };
}

type Search = (context: Context, staff: Staff, text: string) => Promise<SearchResult[]>;

const searches: Readonly<Record<SearchResult['kind'], Search>> = {
  thread: async (context, staff, query) => {
    const list = await openListing(context, { ...emptyThreadFilter, query }, staff);
    const { threads } = await readThreads(context, list, { from: null, limit });
    return threads.map((thread) => {
      const { id, contact, region, ...name } = decryptThread(context.encryption, thread);
      const details = [formatPhone(contact), regionFacts[region].state];
      return createResult('thread', id, formatPersonName(name), ...details);
    });
  },

  request: async ({ database, encryption }, { access }, search) => {
    const visible = { types: getQueues(access), regions: access.regions };
    const requests = await findRequests(database.db, encryption, visible, search, page);
    return requests.map(({ id, type, name, reference, contact }) => {
      const screen = helpDeskScreens[type];
      const detail = joinDetails(reference, getScreen(screen).label, formatPhone(contact));
      return { kind: 'request', screen, id, name, detail };
    });
  },

  employee: async (context, { access: { regions } }, search) => {
    const today = getToday(context);
    const filter = { status: 'all', search, isDescending: false, regions, today } as const;
    const { database, encryption } = context;
    const employees = await listEmployees(database.db, encryption, filter, page);
    return employees.items.map((employee) => {
      const { id, firstName, lastName, title, region } = employee;
      const details = [title, regionFacts[region].state, formatEmployment(employee, today)];
      return createResult('employee', id, `${firstName} ${lastName}`, ...details);
    });
  },

  job: async (context, { access }, search) => {
    const filter = { search, isDescending: false, regions: access.regions };
    const jobs = await listJobs(context.database.db, filter, context.now(), page);
    const files = filterFileJobs(await listFileJobs(context), filter);
    const publishing = await getPublishing(context, access);
    const results = jobs.map((job) => {
      const { id, title, region, displayState } = job;
      const label = jobDisplayStates[displayState];
      const item = { kind: 'job', id, changedAt: getJobPublishedAt(job) } as const;
      const state = displayState === 'open' ? formatSiteState(publishing, item, label) : label;
      return createResult('job', id, title, regionFacts[region].state, state);
    });
    const fileResults = files.map(({ slug, title, region, displayState }) =>
      createResult('job', slug, title, regionFacts[region].state, jobDisplayStates[displayState]),
    );
    return [...results, ...fileResults].slice(0, limit);
  },

  application: async ({ database, encryption }, { access: { regions } }, search) => {
    const filter = { search, isDescending: false, regions };
    const { items } = await listApplications(database.db, encryption, filter, page);
    return items.map(({ id, name, jobTitle, stage }) =>
      createResult('application', id, name, jobTitle, applicationStages[stage]),
    );
  },

  post: async (context, { access }, search) => {
    const { database, now } = context;
    const { regions } = access;
    const filter = { search, isDescending: false, regions, now: now().toISOString() };
    const posts = await listPosts(database.db, filter, page);
    const publishing = await getPublishing(context, access);
    return posts.map(({ id, title, author, state, publishedFrom }) => {
      const label = postStates[state];
      const item = { kind: 'post', id, changedAt: publishedFrom } as const;
      const siteState = state === 'published' ? formatSiteState(publishing, item, label) : label;
      return createResult('post', id, title || 'Untitled', author, siteState);
    });
  },
};

function createResult(
  kind: keyof typeof recordScreens,
  id: string,
  name: string,
  ...details: string[]
): SearchResult {
  return { kind, screen: recordScreens[kind], id, name, detail: joinDetails(...details) };
}

function joinDetails(...details: string[]): string {
  return details.filter((detail) => detail !== '').join(' · ');
}
