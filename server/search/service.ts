import { employeeStatuses } from '../../contract/employees/constants';
import { helpDeskScreens, getQueues } from '../../contract/help-desk/screens';
import { emptyThreadFilter } from '../../contract/inbox/filter';
import type { Chat } from '../../contract/inbox/schema';
import { applicationStages, jobDisplayStates } from '../../contract/jobs/constants';
import { postStates } from '../../contract/posts/constants';
import type { SearchResult, SearchResponse } from '../../contract/search/schema';
import { maxResults } from '../../contract/shared/list-limits';
import { formatPhone } from '../../contract/shared/phone';
import { regionFacts } from '../../contract/shared/region-facts';
import { canSee, getScreen, type ScreenId } from '../../contract/shared/roles';
import { listApplications } from '../applications/queries';
import type { Staff } from '../auth/guards';
import type { Context } from '../context';
import { listEmployees } from '../employees/queries';
import { getToday } from '../employees/service';
import { findRequests } from '../help-desk/queries';
import { listJobs } from '../jobs/queries';
import { filterFileJobs, listFileJobs } from '../jobs/service';
import { listPosts } from '../posts/queries';

/** One more than is returned, to know whether there are more. */
const limit = maxResults + 1;
const page = { limit, skip: 0 };

/** Searches each list that the role can see, in the same way as its screen, up to a limit per kind. */
export async function searchRecords(
  context: Context,
  staff: Staff,
  search: string,
): Promise<SearchResponse> {
  const canOpen = (screen: ScreenId) => canSee(staff.role, screen);
  const none: SearchResult[] = [];
  const results = await Promise.all([
    canOpen('form-messages') ? searchThreads(context, staff, search) : none,
    searchRequests(context, staff, search),
    canOpen('add-employee') ? searchEmployees(context, search) : none,
    canOpen('jobs') ? searchJobs(context, search) : none,
    canOpen('jobs') ? searchApplications(context, search) : none,
    canOpen('add-blog') ? searchPosts(context, search) : none,
  ]);
  return {
    finds: results.flatMap((ofKind) => ofKind.slice(0, maxResults)),
    more: results.flatMap((ofKind) => ofKind.slice(maxResults, limit).map(({ kind }) => kind)),
  };
}

async function searchThreads(
  { inbox }: Context,
  { email }: Staff,
  query: string,
): Promise<SearchResult[]> {
  const threads = await inbox.list({ ...emptyThreadFilter, query }, email);
  return threads.slice(0, limit).map(({ userId: id, json }) => {
    const { name, contact, region } = JSON.parse(json) as Chat;
    const about = joinFacts(formatPhone(contact), regionFacts[region].state);
    return { kind: 'thread', screen: 'form-messages', id, name, about };
  });
}

async function searchRequests(
  { database }: Context,
  { role }: Staff,
  search: string,
): Promise<SearchResult[]> {
  const requests = await findRequests(database.db, getQueues(role), search, limit);
  return requests.map(({ id, type, name, reference, contact }) => {
    const screen = helpDeskScreens[type];
    const about = joinFacts(reference, getScreen(screen).label, formatPhone(contact));
    return { kind: 'request', screen, id, name, about };
  });
}

async function searchEmployees(context: Context, search: string): Promise<SearchResult[]> {
  const today = getToday(context);
  const filter = { status: 'all', region: null, certificate: null, search, today } as const;
  const employees = await listEmployees(
    context.database.db,
    { ...filter, sort: 'name', isDescending: false },
    page,
  );
  return employees.map(({ id, firstName, lastName, title, region, status }) => ({
    kind: 'employee',
    screen: 'add-employee',
    id,
    name: `${firstName} ${lastName}`,
    about: joinFacts(title, regionFacts[region].state, employeeStatuses[status]),
  }));
}

async function searchJobs(context: Context, search: string): Promise<SearchResult[]> {
  const filter = { state: null, region: null, type: null, search };
  const jobs = await listJobs(
    context.database.db,
    { ...filter, sort: 'latest', isDescending: false },
    context.now(),
    page,
  );
  const files = filterFileJobs(await listFileJobs(context), filter);
  return [...jobs, ...files.map((job) => ({ ...job, id: job.slug }))]
    .slice(0, limit)
    .map(({ id, title, region, shown }) => ({
      kind: 'job',
      screen: 'jobs',
      id,
      name: title,
      about: joinFacts(regionFacts[region].state, jobDisplayStates[shown]),
    }));
}

async function searchApplications({ database }: Context, search: string): Promise<SearchResult[]> {
  const applications = await listApplications(
    database.db,
    { stage: null, region: null, job: null, search, sort: 'waiting', isDescending: false },
    page,
  );
  return applications.map(({ id, name, jobTitle, stage }) => ({
    kind: 'application',
    screen: 'jobs',
    id,
    name,
    about: joinFacts(jobTitle, applicationStages[stage]),
  }));
}

async function searchPosts({ database, now }: Context, search: string): Promise<SearchResult[]> {
  const filter = { state: null, region: null, tag: null, search, now: now().toISOString() };
  const posts = await listPosts(
    database.db,
    { ...filter, sort: 'changed', isDescending: false },
    page,
  );
  return posts.map(({ id, title, author, state }) => ({
    kind: 'post',
    screen: 'add-blog',
    id,
    name: title || 'Untitled',
    about: joinFacts(author, postStates[state]),
  }));
}

function joinFacts(...facts: string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}
