import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { queueScreens, type QueueScreenId } from '../../../../contract/help-desk/constants';
import {
  canSee,
  screens,
  type Access,
  type Screen,
  type ScreenId,
} from '../../../../contract/shared/roles';
import { normalizePath } from '../../../shared/routes';
import type { ScreenProps } from '../../components/screen';

type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>;

const loadQueue: LoadScreen = async () => ({
  default: (await import('../../help-desk/page')).HelpDeskPage,
});

const queueLoaders = Object.fromEntries(queueScreens.map(({ id }) => [id, loadQueue])) as Record<
  QueueScreenId,
  LoadScreen
>;

const loaders: Record<ScreenId, LoadScreen> = {
  overview: async () => ({ default: (await import('../../overview/page')).OverviewPage }),
  'form-messages': async () => ({ default: (await import('../../inbox/page')).InboxPage }),
  users: async () => ({ default: (await import('./users-page')).UsersPage }),
  'add-employee': async () => ({ default: (await import('../../employees/page')).EmployeesPage }),
  'add-blog': async () => ({ default: (await import('../../posts/page')).PostsPage }),
  'email-signature': async () => ({
    default: (await import('../../signatures/page')).SignaturesPage,
  }),
  'add-job': async () => ({ default: (await import('../../jobs/create-page')).CreateJobPage }),
  jobs: async () => ({ default: (await import('../../jobs/page')).JobsPage }),
  ...queueLoaders,
};

export const screenComponents = Object.fromEntries(
  Object.entries(loaders).map(([id, load]) => [id, lazy(load)]),
) as Record<ScreenId, LazyExoticComponent<ComponentType<ScreenProps>>>;

export function findScreen(pathname: string, access: Access) {
  const screen = getScreenAt(pathname);
  return screen ? { screen, isForbidden: !canSee(access, screen.id) } : { screen: null };
}

function getScreenAt(pathname: string): Screen | undefined {
  const path = normalizePath(pathname);
  return screens.find((screen) => screen.path === path);
}

/** Loads the code of the screen at a path; an error shows when the screen is opened. */
export function preloadScreen(pathname: string): void {
  const screen = getScreenAt(pathname);
  if (screen) loaders[screen.id]().catch(() => undefined);
}
