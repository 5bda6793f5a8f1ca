import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenId } from '../../contract/roles';
import type { ScreenProps } from './parts/screen-props';

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

const overview = lazy(async () => ({ default: (await import('./overview/overview')).Overview }));
const formMessages = lazy(async () => ({
  default: (await import('./form-messages/form-messages')).FormMessages,
}));
const queue = lazy(async () => ({
  default: (await import('./help-desk-queue/help-desk-queue')).HelpDeskQueue,
}));
const users = lazy(async () => ({ default: (await import('./users/users')).Users }));
const coming = lazy(async () => ({ default: (await import('./coming/coming')).Coming }));

/** Each screen is a chunk of its own, loaded when it is opened. */
export const screenComponents: Record<ScreenId, LazyScreen> = {
  overview,
  'form-messages': formMessages,
  users,
  'add-employee': coming,
  'add-blog': coming,
  'email-signature': coming,
  'add-job': coming,
  jobs: coming,
  'general-requests': queue,
  'pay-stub': queue,
  'pay-roll': queue,
  supplies: queue,
  pto: queue,
};
