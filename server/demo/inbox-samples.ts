import type { Detail } from '../../contract/shared/schema/fields';
import type { RegionId } from '../../contract/shared/regions';
import type { ThreadStatus } from '../../contract/inbox/constants';
import type { AccountSeed } from '../accounts/queries';

export type DemoThread = {
  firstName: string;
  lastName: string;
  email: string | null;
  contact: string;
  dob: string;
  medicate: string | null;
  time: string;
  consent: boolean;
  region: RegionId;
  /** Age of the eligibility check. */
  hoursAgo: number;
  /** How far the office has come with it, and who has it; null: nobody has begun. */
  state: { status: ThreadStatus; assignee: string } | null;
  /** What followed it. */
  messages: readonly {
    afterMinutes: number;
    channel: 'sms' | 'email' | 'contact' | 'enrolment' | 'note' | 'call';
    direction: 'in' | 'out';
    text: string;
    author: string | null;
    /** What a form said beside the text. */
    details?: readonly Detail[];
  }[];
};

export const demoAccounts: readonly AccountSeed[] = [
  { role: 'owner', email: 'owner@larkspan.example' },
  { role: 'intake', email: 'intake@larkspan.example' },
  { role: 'observer', email: 'observer@larkspan.example' },
  { role: 'admin', email: 'admin@larkspan.example' },
];

const intake = 'intake@larkspan.example';

/** Invented people with reserved 555-01xx numbers, newest first. */
export const demoThreads: readonly DemoThread[] = [
  {
    firstName: 'Rosa',
    lastName: 'Delgado (sample)',
    email: 'rosa.delgado@mail.example',
    contact: '2125550171',
    dob: '3 14 1946',
    medicate: 'SAMPLE-0001',
    time: 'Weekday mornings',
    consent: true,
    region: 'new-york',
    hoursAgo: 1,
    state: null,
    messages: [],
  },
  {
    firstName: 'Harold',
    lastName: 'Whitfield (sample)',
    email: null,
    contact: '9735550122',
    dob: '11/02/1939',
    medicate: null,
    time: 'After 2 pm, please let it ring',
    consent: true,
    region: 'new-jersey',
    hoursAgo: 5,
    state: { status: 'contacted', assignee: intake },
    messages: [
      {
        afterMinutes: 42,
        channel: 'sms',
        direction: 'out',
        text: 'Hello Harold, this is Ira from Larkspan. May we call you at 2:30 pm today?',
        author: intake,
      },
      {
        afterMinutes: 50,
        channel: 'sms',
        direction: 'in',
        text: 'Yes 2:30 is good. My daughter will be here too.',
        author: null,
      },
    ],
  },
  {
    firstName: 'Denise',
    lastName: 'Okafor (sample)',
    email: 'denise.okafor@mail.example',
    contact: '4105550163',
    dob: 'June 9, 1958',
    medicate: 'SAMPLE-0003',
    time: 'Any day between 10 and 12',
    consent: false,
    region: 'maryland',
    hoursAgo: 20,
    state: { status: 'contacted', assignee: intake },
    messages: [
      {
        afterMinutes: 95,
        channel: 'email',
        direction: 'out',
        text: 'Dear Denise,\n\nthank you for writing to us. Community First Choice has no waiting list, so it is the program to ask about first. Which morning this week suits you for a call?\n\nIra',
        author: intake,
      },
    ],
  },
  {
    firstName: 'Walter',
    lastName: 'Nowak (sample)',
    email: null,
    contact: '3135550184',
    dob: '1951-08-27',
    medicate: null,
    time: 'Evenings',
    consent: false,
    region: 'michigan',
    hoursAgo: 31,
    state: null,
    messages: [
      {
        afterMinutes: 300,
        channel: 'contact',
        direction: 'in',
        text: 'Hello,\n\nI forgot to say: please ring twice, I am slow to the phone.\n\nWalter Nowak',
        author: null,
        details: [
          { label: 'Name', value: 'Walter Nowak (sample)' },
          { label: 'Phone', value: '(313) 555-0184' },
          { label: 'Wishes an answer', value: 'By phone' },
          { label: 'Office', value: 'Michigan' },
        ],
      },
    ],
  },
  {
    firstName: 'Mei',
    lastName: 'Chen (sample)',
    email: 'mei.chen@mail.example',
    contact: '2125550139',
    dob: '7/7/1949',
    medicate: 'SAMPLE-0005',
    time: 'Saturday before noon',
    consent: true,
    region: 'new-york',
    hoursAgo: 52,
    state: { status: 'qualified', assignee: intake },
    messages: [
      {
        afterMinutes: 180,
        channel: 'sms',
        direction: 'out',
        text: 'Hello Mei, we have a Mandarin-speaking colleague. May she call you on Saturday at 10 am?',
        author: intake,
      },
      {
        afterMinutes: 240,
        channel: 'sms',
        direction: 'in',
        text: 'Thank you, Saturday 10 am is fine',
        author: null,
      },
      {
        afterMinutes: 320,
        channel: 'note',
        direction: 'out',
        text: 'She asked for a Mandarin-speaking aide. Her son reads the letters for her.',
        author: intake,
      },
    ],
  },
  {
    firstName: 'Angela',
    lastName: 'Ricci (sample)',
    email: 'angela.ricci@mail.example',
    contact: '9735550177',
    dob: '2 20 1962',
    medicate: null,
    time: 'Lunch time, I work',
    consent: false,
    region: 'new-jersey',
    hoursAgo: 76,
    state: { status: 'closed', assignee: intake },
    messages: [
      {
        afterMinutes: 60,
        channel: 'email',
        direction: 'out',
        text: 'Dear Angela,\n\nwe tried to reach you at noon. May we try again tomorrow at 12:30 pm?\n\nIra',
        author: intake,
      },
      {
        afterMinutes: 1560,
        channel: 'call',
        direction: 'out',
        text: 'Reached her. Her mother has moved to Ohio: no help needed any more.',
        author: intake,
      },
    ],
  },
];
