import { foldWords, wordSearch } from '../../../../contract/shared/text/text-search';
import {
  maySee,
  type Role,
  screenById,
  type ScreenId,
  screensOf,
} from '../../../../contract/shared/roles';
import type { ThemeChoice } from '../../../theme/theme-choice';

/** What is done where one is, without an address. */
export type Action = `theme-${ThemeChoice}` | 'keys' | 'sign-out';

/** A view of the inbox. */
export type View = 'waiting' | 'mine' | 'nobody' | 'failed' | 'unread';

export type Command = {
  label: string;
  /** Other words under which it is found. */
  also: string;
} & (
  | { kind: 'screen'; id: ScreenId; to: string }
  | { kind: 'view'; id: View; to: string }
  | { kind: 'action'; id: Action }
);

export type CommandGroup = { title: string; commands: readonly Command[] };

const inbox = 'form-messages' satisfies ScreenId;

/** What the office calls a screen besides its name. */
const alsoCalled: Partial<Record<ScreenId, string>> = {
  'form-messages': 'inbox threads',
  users: 'accounts roles',
  'add-employee': 'employees people staff caregivers',
  'add-blog': 'posts articles write',
  'add-job': 'vacancy new',
  jobs: 'vacancies careers applications applicants',
  'general-requests': 'help desk',
  'pay-stub': 'help desk payslip',
  'pay-roll': 'help desk payroll wages hours',
  supplies: 'help desk gloves masks order',
  pto: 'help desk time off vacation leave calendar',
};

const views: readonly { id: View; label: string; query: string; also: string }[] = [
  {
    id: 'waiting',
    label: 'Waiting longest',
    query: 'sort=waiting&waiting=1',
    also: 'for an answer',
  },
  { id: 'mine', label: 'Mine', query: 'who=mine', also: 'with me assigned' },
  { id: 'nobody', label: 'Nobody’s', query: 'who=nobody', also: "nobody's with nobody yet" },
  { id: 'failed', label: 'Not delivered', query: 'failed=1', also: 'answer failed' },
  { id: 'unread', label: 'Unread', query: 'unread=1', also: 'new' },
];

const actions: readonly { id: Action; label: string; also: string }[] = [
  { id: 'theme-light', label: 'Light theme', also: 'bright' },
  { id: 'theme-dark', label: 'Dark theme', also: 'night' },
  { id: 'theme-system', label: 'Theme of the system', also: 'automatic' },
  { id: 'keys', label: 'Keys of this screen', also: 'shortcuts keyboard' },
  { id: 'sign-out', label: 'Sign Out', also: 'log out leave' },
];

/** All that a role may go to and do, by group: never a screen or a view that it may not see. */
export function commandsOf(role: Role): CommandGroup[] {
  const hasInbox = maySee(role, inbox);
  const path = screenById(inbox).path;
  const groups: CommandGroup[] = [
    {
      title: 'Screens',
      commands: screensOf(role).map(({ id, path: to, label }) => ({
        kind: 'screen',
        id,
        to,
        label,
        also: alsoCalled[id] ?? '',
      })),
    },
    {
      title: 'Inbox',
      commands: views
        .filter(() => hasInbox)
        .map(({ query, ...view }) => ({ kind: 'view', ...view, to: `${path}?${query}` })),
    },
    {
      title: 'Actions',
      commands: actions.map((action) => ({ kind: 'action', ...action })),
    },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

/** The commands that hold every word searched for, in their label, their other words or their group's title; groups without any are left out. */
export function searchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const holds = wordSearch(query.trim());
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, also }) =>
        holds(foldWords(`${title}\n${label}\n${also}`)),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}
