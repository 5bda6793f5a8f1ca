/** The kinds of notifications. The labels are subjects of emails, so they name nobody. */
export const notificationEvents = {
  assigned: 'Assigned to you',
  message: 'Someone assigned to you wrote',
  mention: 'A colleague mentioned you',
  'follow-up': 'Your follow-up is due',
  overdue: 'Your reply is overdue',
  unassigned: 'New, and assigned to nobody',
} as const;
export type NotificationEvent = keyof typeof notificationEvents;
export const notificationEventIds = Object.keys(notificationEvents) as NotificationEvent[];

/** Events of someone who waits for a reply. */
export const waitingEvents: readonly NotificationEvent[] = ['message', 'overdue', 'unassigned'];

/** The hour at which a daily summary is sent, at the account's office. */
export const digestTime = '08:00';
