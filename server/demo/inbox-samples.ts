import type { ThreadStatus } from '../../contract/inbox/constants';
import type { PersonPatch } from '../../contract/inbox/person-schema';
import type { RegionId } from '../../contract/shared/regions';
import { roles } from '../../contract/shared/roles';
import type { AccountSeed } from '../services/auth/account-queries';
import type { LabeledValue } from '../../contract/shared/schema/fields';

type DemoMessage = {
  afterMinutes: number;
  channel: 'sms' | 'email' | 'contact' | 'note' | 'call';
  direction: 'in' | 'out';
  text: string;
  author: string | null;
  /** Of a text from another number than the person's own. */
  number?: string;
  details?: readonly LabeledValue[];
  hasBrochure?: true;
};

export type DemoThread = {
  firstName: string;
  lastName: string;
  email: string | null;
  contact: string;
  dob: string;
  medicaidNumber: string | null;
  time: string;
  consent: boolean;
  region: RegionId;
  hoursAgo: number;
  /** Null: new and unassigned. */
  state: { status: ThreadStatus; assignee: string } | null;
  messages: readonly DemoMessage[];
  /** The office's additions. */
  person?: PersonPatch;
};

export const demoAccounts: AccountSeed[] = [
  ...roles.map((role) => ({ role, email: `${role}@larkspan.example` })),
  // With the screens and the state that the owner has granted.
  {
    role: 'observer',
    email: 'payroll@larkspan.example',
    grantedScreens: '["pay-stub","pay-roll"]',
    regions: '["new-york"]',
  },
];

const intake = 'intake@larkspan.example';

function sent(afterMinutes: number, channel: DemoMessage['channel'], text: string): DemoMessage {
  return { afterMinutes, channel, direction: 'out', text, author: intake };
}

function received(afterMinutes: number, text: string): DemoMessage {
  return { afterMinutes, channel: 'sms', direction: 'in', text, author: null };
}

const own = { label: 'Home', name: null, relationship: null };

/** Has only called. */
const caller = { email: null, medicaidNumber: null, consent: false, state: null, messages: [] };

export const demoThreads: readonly DemoThread[] = [
  {
    ...caller,
    firstName: 'Rosa',
    lastName: 'Delgado (sample)',
    email: 'rosa.delgado@mail.example',
    contact: '2125550171',
    dob: '3 14 1946',
    medicaidNumber: 'SAMPLE-0001',
    time: 'Weekday mornings',
    consent: true,
    region: 'new-york',
    hoursAgo: 0.5,
  },
  {
    ...caller,
    firstName: 'Harold',
    lastName: 'Whitfield (sample)',
    contact: '9735550122',
    dob: '11/02/1939',
    time: 'After 2 pm, please let it ring',
    consent: true,
    region: 'new-jersey',
    hoursAgo: 5,
    state: { status: 'contacted', assignee: intake },
    messages: [
      sent(42, 'sms', 'Hi Harold, this is Ira from Larkspan. Can we call you at 2:30 pm today?'),
      received(50, 'Yes, 2:30 is good. My daughter will be here too.'),
      {
        ...received(55, 'This is his daughter. Please call me if he doesn’t hear the phone.'),
        number: '9735550124',
      },
    ],
    person: {
      preferredName: 'Hal',
      language: 'English',
      bestTime: 'After 2 pm',
      contactPoints: [
        { id: 'phone', kind: 'phone', value: '9735550122', ...own },
        {
          kind: 'phone',
          value: '9735550124',
          label: 'Mobile',
          name: 'Ellen Whitfield (sample)',
          relationship: 'daughter',
        },
      ],
    },
  },
  {
    ...caller,
    firstName: 'Denise',
    lastName: 'Okafor (sample)',
    email: 'denise.okafor@mail.example',
    contact: '4105550163',
    dob: 'June 9, 1958',
    medicaidNumber: 'SAMPLE-0003',
    time: 'Any day between 10 and 12',
    region: 'maryland',
    hoursAgo: 20,
    state: { status: 'contacted', assignee: intake },
    messages: [
      {
        ...sent(
          95,
          'email',
          'Dear Denise,\n\nThank you for contacting us. Community First Choice has no waiting list, so ask about it first. Our brochure is attached. Which morning this week can we call you?\n\nIra',
        ),
        hasBrochure: true,
      },
    ],
  },
  {
    ...caller,
    firstName: 'Mei',
    lastName: 'Chen (sample)',
    email: 'mei.chen@mail.example',
    contact: '2125550139',
    dob: '7/7/1949',
    medicaidNumber: 'SAMPLE-0005',
    time: 'Saturday before noon',
    consent: true,
    region: 'new-york',
    hoursAgo: 52,
    state: { status: 'qualified', assignee: intake },
    messages: [
      sent(
        180,
        'sms',
        'Hi Mei, we have a colleague who speaks Mandarin. Can she call you on Saturday at 10 am?',
      ),
      received(240, 'Thank you, Saturday 10 am is fine'),
      sent(320, 'note', 'Asked for an aide who speaks Mandarin. Her son reads her mail.'),
    ],
    person: {
      language: 'Mandarin',
      source: 'referral',
      referredBy: 'Sunset Senior Center (sample)',
      contactPoints: [
        { id: 'phone', kind: 'phone', value: '2125550139', ...own },
        { id: 'email', kind: 'email', value: 'mei.chen@mail.example', ...own },
        {
          kind: 'email',
          value: 'jun.chen@mail.example',
          label: null,
          name: 'Jun Chen (sample)',
          relationship: 'son; reads her mail',
        },
      ],
    },
  },
  {
    ...caller,
    firstName: 'Walter',
    lastName: 'Nowak (sample)',
    contact: '3135550184',
    dob: '1951-08-27',
    time: 'Evenings',
    region: 'michigan',
    // Overdue on any day of the week, also after a long weekend.
    hoursAgo: 6 * 24,
    messages: [
      {
        afterMinutes: 300,
        channel: 'contact',
        direction: 'in',
        text: 'Hello,\n\nI forgot to say: please let it ring a while, I am slow to the phone.\n\nWalter Nowak',
        author: null,
        details: [
          { label: 'Name', value: 'Walter Nowak (sample)' },
          { label: 'Phone', value: '(313) 555-0184' },
          { label: 'Office', value: 'Michigan' },
        ],
      },
    ],
  },
  {
    ...caller,
    firstName: 'Angela',
    lastName: 'Ricci (sample)',
    email: 'angela.ricci@mail.example',
    contact: '9735550177',
    dob: '2 20 1962',
    time: 'Lunch time, I work',
    region: 'new-jersey',
    hoursAgo: 9 * 24,
    state: { status: 'closed', assignee: intake },
    messages: [
      // Too late, on any days of the week.
      sent(
        5 * 1440,
        'email',
        'Dear Angela,\n\nSorry for the wait. We tried to reach you at noon. Can we try again tomorrow at 12:30 pm?\n\nIra',
      ),
      sent(6 * 1440, 'call', 'Reached her. Her mother moved to Ohio and no longer needs help.'),
    ],
  },
];
