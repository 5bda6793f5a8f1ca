import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { screens, type ScreenId } from '../../contract/roles';
import { plainPath } from '../site/routes';
import type { ScreenProps } from './parts/screen-props';

type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ default: Screen }>;

const load = {
  overview: async () => ({ default: (await import('./overview/overview')).Overview }),
  formMessages: async () => ({
    default: (await import('./form-messages/form-messages')).FormMessages,
  }),
  queue: async () => ({
    default: (await import('./help-desk-queue/help-desk-queue')).HelpDeskQueue,
  }),
  users: async () => ({ default: (await import('./users/users')).Users }),
  employees: async () => ({
    default: (await import('./add-employee/employees')).Employees,
  }),
  signature: async () => ({
    default: (await import('./email-signature/email-signature')).EmailSignature,
  }),
  addJob: async () => ({ default: (await import('./jobs/add-job')).AddJob }),
  jobs: async () => ({ default: (await import('./jobs/jobs')).Jobs }),
  posts: async () => ({ default: (await import('./add-blog/posts')).Posts }),
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
export const screenComponents = Object.fromEntries(
  Object.entries(loadOf).map(([id, loads]) => [id, lazy(loads)]),
) as Record<ScreenId, LazyExoticComponent<Screen>>;

/** Fetches the code of an address's screen before it is opened: while the gate still asks who it is, or a pointer nears its link. What fails here is told when it is opened. */
export function fetchScreen(pathname: string): void {
  const screen = screens.find(({ path }) => path === plainPath(pathname));
  if (screen) loadOf[screen.id]().catch(() => undefined);
}
