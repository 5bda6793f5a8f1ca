import type { FollowUpKind } from '../../../contract/follow-ups/constants';
import type { NotificationEvent } from '../../../contract/notifications/constants';
import type { RegionId } from '../../../contract/shared/regions';
import type { ScreenId } from '../../../contract/shared/roles';

declare module '../../core/db/tables' {
  interface Tables {
    notifications: NotificationTable;
    notificationSettings: NotificationSettingsTable;
  }
}

export type NotifiedRecord = {
  kind: FollowUpKind;
  id: string;
  screen: ScreenId;
  region: RegionId;
};

/** One event for one account. */
export type NotificationTable = Omit<NotifiedRecord, 'id'> & {
  id: string;
  /** Of the account. */
  email: string;
  event: NotificationEvent;
  recordId: string;
  /** Of the event. Unique together with the three above, so that nobody is notified twice. */
  at: string;
  isDesktop: number;
  isEmail: number;
  /** 1 until an email mentions it, or none is needed anymore. */
  pending: number;
};

export type NotificationSettingsTable = {
  email: string;
  /** JSON of NotificationSettings. Null: the defaults. */
  settings: string | null;
  /** The subject of the outbox job of the last email. */
  lastJob: string | null;
};
