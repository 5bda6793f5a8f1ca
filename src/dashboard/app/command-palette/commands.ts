import {
  canSee,
  getScreen,
  getScreens,
  type Access,
  type ScreenId,
} from '../../../../contract/shared/roles';
import { normalizeForSearch, createMatcher } from '../../../../contract/shared/text/text-search';
import { getViewUrl, type View } from '../../api/use-views';
import type { ThemeChoice } from '../../../browser/theme-choice';

export type Action = `theme-${ThemeChoice}` | 'shortcuts' | 'sign-out';

export type InboxView = 'new-person' | 'waiting' | 'mine' | 'unassigned' | 'failed' | 'unread';

export type Command = {
  label: string;
  keywords: string;
} & (
  | { kind: 'screen'; id: ScreenId; url: string }
  | { kind: 'view'; id: InboxView; url: string }
  | { kind: 'saved-view'; id: string; url: string }
  | { kind: 'action'; id: Action }
);

export type CommandGroup = { title: string; commands: readonly Command[] };

const screenKeywords: Partial<Record<ScreenId, string>> = {
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

const inboxViews: readonly { id: InboxView; label: string; query: string; keywords: string }[] = [
  { id: 'new-person', label: 'New person', query: 'new=1', keywords: 'add call walk-in lead' },
  {
    id: 'waiting',
    label: 'Waiting longest',
    query: 'sort=waiting&waiting=1',
    keywords: 'unanswered reply',
  },
  { id: 'mine', label: 'Assigned to me', query: 'assignee=mine', keywords: 'mine my' },
  { id: 'unassigned', label: 'Unassigned', query: 'assignee=nobody', keywords: 'nobody no one' },
  {
    id: 'failed',
    label: 'Failed replies',
    query: 'status=all&failed=1',
    keywords: 'not delivered',
  },
  { id: 'unread', label: 'Unread', query: 'status=all&unread=1', keywords: 'new' },
];

const actions: readonly { id: Action; label: string; keywords: string }[] = [
  { id: 'theme-light', label: 'Light theme', keywords: 'bright' },
  { id: 'theme-dark', label: 'Dark theme', keywords: 'night' },
  { id: 'theme-system', label: 'System theme', keywords: 'automatic' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', keywords: 'keys' },
  { id: 'sign-out', label: 'Sign Out', keywords: 'log out leave' },
];

export function getCommands(access: Access, views: readonly View[] = []): CommandGroup[] {
  const inbox = getScreen('form-messages');
  const groups: CommandGroup[] = [
    {
      title: 'Screens',
      commands: getScreens(access).map(({ id, path, label }) => ({
        kind: 'screen',
        id,
        label,
        url: path,
        keywords: screenKeywords[id] ?? '',
      })),
    },
    {
      title: 'Inbox',
      commands: inboxViews
        .filter(() => canSee(access, inbox.id))
        .map(({ query, ...view }) => ({ kind: 'view', ...view, url: `${inbox.path}?${query}` })),
    },
    {
      title: 'Views',
      commands: views.map((view) => ({
        kind: 'saved-view',
        id: view.id,
        label: view.name,
        url: getViewUrl(view),
        keywords: getScreen(view.screen).label,
      })),
    },
    {
      title: 'Actions',
      commands: actions.map((action) => ({ kind: 'action', ...action })),
    },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

/** The commands that contain every word of the query in their label, keywords, or group title. */
export function searchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const matches = createMatcher(query.trim());
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, keywords }) =>
        matches(normalizeForSearch(`${title}\n${label}\n${keywords}`)),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}
