import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { screens, type ScreenId } from '../../../../contract/shared/roles';
import { plainPath } from '../../../site/routes';
import type { StaffKey } from '../../api/staff-fetcher';
import type { ScreenProps } from '../../components/screen/screen-props';

type Screen = ComponentType<ScreenProps>;
/** A screen, and what it asks for first: null or left out where it has no list. */
type Loaded = { default: Screen; firstAsk?: (props: ScreenProps) => StaffKey | null };
type Load = () => Promise<Loaded>;

const load = {
  overview: async () => ({ default: (await import('../../overview/page')).Overview }),
  formMessages: async () => {
    const { FormMessages, askOfInbox } = await import('../../inbox/page');
    return { default: FormMessages, firstAsk: askOfInbox };
  },
  queue: async () => {
    const { HelpDeskQueue, askOfQueue } = await import('../../help-desk/page');
    return { default: HelpDeskQueue, firstAsk: askOfQueue };
  },
  users: async () => ({ default: (await import('./users-page')).Users }),
  employees: async () => {
    const { Employees, askOfEmployees } = await import('../../employees/page');
    return { default: Employees, firstAsk: askOfEmployees };
  },
  signature: async () => {
    const { EmailSignature, askOfSignatures } = await import('../../signatures/page');
    return { default: EmailSignature, firstAsk: askOfSignatures };
  },
  addJob: async () => ({ default: (await import('../../jobs/create-page')).AddJob }),
  jobs: async () => {
    const { Jobs, askOfJobs } = await import('../../jobs/page');
    return { default: Jobs, firstAsk: askOfJobs };
  },
  posts: async () => {
    const { Posts, askOfPosts } = await import('../../posts/page');
    return { default: Posts, firstAsk: askOfPosts };
  },
} satisfies Record<string, Load>;

const loadOf: Record<ScreenId, Load> = {
  overview: load.overview,
  'form-messages': load.formMessages,
  users: load.users,
  'add-employee': load.employees,
  'add-blog': load.posts,
  'email-signature': load.signature,
  'add-job': load.addJob,
  jobs: load.jobs,
  'general-requests': load.queue,
  'pay-stub': load.queue,
  'pay-roll': load.queue,
  supplies: load.queue,
  pto: load.queue,
};

/** Each screen is a chunk of its own, loaded when it is opened. */
const screenComponents = Object.fromEntries(
  Object.entries(loadOf).map(([id, loads]) => [id, lazy(loads)]),
) as Record<ScreenId, LazyExoticComponent<Screen>>;

/** Those whose code has come: they are shown at once, without the place of what loads. */
const here = new Map<ScreenId, Loaded>();

async function loadScreen(id: ScreenId): Promise<Loaded> {
  const loaded = await loadOf[id]();
  here.set(id, loaded);
  return loaded;
}

/** A screen, of the same component as long as it is shown. Give it the id as key. */
export function ShownScreen(props: ScreenProps) {
  const { id } = props.screen;
  const [shown] = useState(() => [here.get(id)?.default ?? screenComponents[id]] as const);
  return createElement(shown[0], props);
}

const screenAt = (pathname: string) => screens.find(({ path }) => path === plainPath(pathname));

/** Fetches the code of an address's screen before it is opened: while the gate still asks who it is, or a pointer nears its link. What fails here is told when it is opened. */
export function fetchScreen(pathname: string): void {
  const screen = screenAt(pathname);
  if (screen) loadScreen(screen.id).catch(() => undefined);
}

/** What the screen of an address asks for first, known once its code has come; null where that is nothing. */
export async function firstAsk(location: ScreenProps['location']): Promise<StaffKey | null> {
  const screen = screenAt(location.pathname);
  if (!screen) return null;
  return (await loadScreen(screen.id)).firstAsk?.({ screen, location }) ?? null;
}
