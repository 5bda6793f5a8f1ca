/** The ways in which something comes into a thread. 'note' and 'call' are the office's own: they are never sent to anybody. */
export const channels = [
  'eligibility',
  'contact',
  'enrolment',
  'sms',
  'email',
  'note',
  'call',
] as const;
export type Channel = (typeof channels)[number];
