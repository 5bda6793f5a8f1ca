/** The ways in which a form comes into a thread: the submissions that the overview counts. */
export const formChannels = ['eligibility', 'contact', 'enrolment'] as const;

/** The ways in which something comes into a thread. 'note' and 'call' are the office's own: they are never sent to anybody. */
export const channels = [...formChannels, 'sms', 'email', 'note', 'call'] as const;
export type Channel = (typeof channels)[number];

/** Whether a message came by a form. */
export function isForm(channel: Channel): boolean {
  return formChannels.some((one) => one === channel);
}
