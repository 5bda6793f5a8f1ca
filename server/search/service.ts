import type { Chat } from '../../contract/inbox/schema';
import { employeeStatuses } from '../../contract/employees/constants';
import type { Find, FindsAnswer } from '../../contract/search/schema';
import { helpDeskScreens, queuesOf } from '../../contract/help-desk/screens';
import { applicationStages, shownJobStates } from '../../contract/jobs/constants';
import { mostFound } from '../../contract/shared/list-limits';
import { formatPhone } from '../../contract/shared/phone';
import { postStates } from '../../contract/posts/constants';
import { regionFacts } from '../../contract/shared/region-facts';
import { maySee, screenById, type ScreenId } from '../../contract/shared/roles';
import { noThreadFilter } from '../../contract/inbox/filter';
import type { Staff } from '../auth/guards';
import type { Context } from '../context';
import { listApplications } from '../applications/queries';
import { listEmployees } from '../employees/queries';
import { findRequests } from '../help-desk/search-queries';
import { listJobs } from '../jobs/queries';
import { listPosts } from '../posts/queries';
import { getOfficeDay } from '../employees/service';
import { filterFileJobs, listFileJobs } from '../jobs/service';

/** One more than is shown tells whether there are more. */
const limit = mostFound + 1;
const page = { limit, skip: 0 };
const about = (...facts: string[]) => facts.join(' · ');

/**
 * The records that hold all of the words, as the list of each screen searches its own: so many of each kind, and of the screens of
 * the role alone.
 */
export async function searchRecords(
  context: Context,
  staff: Staff,
  search: string,
): Promise<FindsAnswer> {
  const sees = (screen: ScreenId) => maySee(staff.role, screen);
  const none: Find[] = [];
  const found = await Promise.all([
    sees('form-messages') ? findThreads(context, staff, search) : none,
    findInQueues(context, staff, search),
    sees('add-employee') ? findEmployees(context, search) : none,
    sees('jobs') ? findJobs(context, search) : none,
    sees('jobs') ? findApplications(context, search) : none,
    sees('add-blog') ? findPosts(context, search) : none,
  ]);
  return {
    finds: found.flatMap((ofKind) => ofKind.slice(0, mostFound)),
    more: found.flatMap((ofKind) => ofKind.slice(mostFound, limit).map(({ kind }) => kind)),
  };
}

async function findThreads({ inbox }: Context, { email }: Staff, query: string): Promise<Find[]> {
  const entries = await inbox.list({ ...noThreadFilter, query }, email);
  return entries.slice(0, limit).map(({ userId: id, json }) => {
    const { name, contact, region } = JSON.parse(json) as Chat;
    const words = about(formatPhone(contact), regionFacts[region].state);
    return { kind: 'thread', screen: 'form-messages', id, name, about: words };
  });
}

async function findInQueues(
  { database: { db } }: Context,
  { role }: Staff,
  search: string,
): Promise<Find[]> {
  const requests = await findRequests(db, queuesOf(role), search, limit);
  return requests.map(({ id, type, name, reference, contact }) => {
    const screen = helpDeskScreens[type];
    return {
      kind: 'request',
      screen,
      id,
      name,
      about: about(reference, screenById(screen).label, formatPhone(contact)),
    };
  });
}

async function findEmployees(context: Context, search: string): Promise<Find[]> {
  const employees = await listEmployees(
    context.database.db,
    {
      status: 'all',
      region: null,
      certificate: null,
      search,
      sort: 'name',
      isDescending: false,
      today: getOfficeDay(context),
    },
    page,
  );
  return employees.map(({ id, firstName, lastName, title, region, status }) => ({
    kind: 'employee',
    screen: 'add-employee',
    id,
    name: `${firstName} ${lastName}`,
    about: about(title, regionFacts[region].state, employeeStatuses[status]),
  }));
}

async function findJobs(context: Context, search: string): Promise<Find[]> {
  const filter = { state: null, region: null, type: null, search };
  const made = await listJobs(
    context.database.db,
    { ...filter, sort: 'latest', isDescending: false },
    context.now(),
    page,
  );
  const files = filterFileJobs(await listFileJobs(context), filter);
  const jobs = [...made, ...files.map((job) => ({ ...job, id: job.slug }))];
  return jobs.slice(0, limit).map(({ id, title, region, shown }) => ({
    kind: 'job',
    screen: 'jobs',
    id,
    name: title,
    about: about(regionFacts[region].state, shownJobStates[shown]),
  }));
}

async function findApplications({ database }: Context, search: string): Promise<Find[]> {
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
    about: about(jobTitle, applicationStages[stage]),
  }));
}

async function findPosts({ database, now }: Context, search: string): Promise<Find[]> {
  const posts = await listPosts(
    database.db,
    {
      state: null,
      region: null,
      tag: null,
      search,
      sort: 'changed',
      isDescending: false,
      now: now().toISOString(),
    },
    page,
  );
  return posts.map(({ id, title, author, state }) => ({
    kind: 'post',
    screen: 'add-blog',
    id,
    name: title || 'Without a title',
    about: about(...[author, postStates[state]].filter((fact) => fact !== '')),
  }));
}
