import { createStore } from '../../../browser/create-store';
import { iconFiles } from '../../../shared/assets';
import { navigateTo } from '../../components/link';

type DesktopPermission = NotificationPermission | 'unsupported';

const readPermission = (): DesktopPermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

const permission = createStore<DesktopPermission>(readPermission());

export const useDesktopPermission = permission.useValue;

export async function askPermission(): Promise<void> {
  await Notification.requestPermission();
  permission.set(readPermission());
}

type DesktopNotification = {
  /** Tabs that show the same one show it once. */
  tag: string;
  title: string;
  body: string;
  /** Where a click leads. */
  url: string;
};

export function showOnDesktop({ title, url, ...options }: DesktopNotification): void {
  try {
    const shown = new Notification(title, { ...options, icon: iconFiles.app[0].file });
    shown.onclick = () => {
      window.focus();
      shown.close();
      navigateTo(url);
    };
  } catch {
    // Chrome for Android allows notifications, but not those of a page.
    permission.set('unsupported');
  }
}
