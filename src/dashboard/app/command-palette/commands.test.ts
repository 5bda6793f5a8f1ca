import { expect, test } from 'vitest';
import { roles, screensOf, type Role } from '../../../../contract/shared/roles';
import { commandsOf, searchCommands } from './commands';

const labels = (groups: ReturnType<typeof commandsOf>) =>
  Object.fromEntries(
    groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)]),
  );
const found = (role: Role, query: string) => labels(searchCommands(commandsOf(role), query));

const everybodys = [
  'Light theme',
  'Dark theme',
  'Theme of the system',
  'Keys of this screen',
  'Sign Out',
];

test('the observer is offered the dashboard, the theme, the keys and the way out, and nothing of the inbox', () => {
  expect(labels(commandsOf('observer'))).toEqual({ Screens: ['Dashboard'], Actions: everybodys });
});

test('intake is offered its screens, and the views of the inbox', () => {
  expect(labels(commandsOf('intake'))).toEqual({
    Screens: ['Dashboard', 'All form submission messages', 'Users info', 'All job post'],
    Inbox: ['Waiting longest', 'Mine', 'Nobody’s', 'Not delivered', 'Unread'],
    Actions: everybodys,
  });
});

test.each(roles)(
  'every screen of %s is offered in the order of the sidebar, and no other',
  (role) => {
    const ways = commandsOf(role).flatMap(({ commands }) =>
      commands.flatMap((command) => (command.kind === 'action' ? [] : [command.to])),
    );
    const own = screensOf(role).map(({ path }) => path as string);
    expect(ways.slice(0, own.length)).toEqual(own);
    expect(ways.filter((to) => !own.includes(to.replace(/\?.*/, '')))).toEqual([]);
  },
);

test('words are found in labels, in other names of the same thing and in the title of the group, whatever their case', () => {
  expect(found('intake', ' JOB ')).toEqual({ Screens: ['All job post'] });
  expect(found('intake', 'log out')).toEqual({ Actions: ['Sign Out'] });
  expect(found('admin', 'theme')).toEqual({ Actions: everybodys.slice(0, 3) });
  expect(found('intake', "inbox nobody's")).toEqual({ Inbox: ['Nobody’s'] });
  expect(Object.keys(found('intake', 'inbox'))).toEqual(['Screens', 'Inbox']);
  expect(found('intake', 'Ann Lee')).toEqual({});
});

test('a screen is found by what the office calls it, too', () => {
  const screens = (query: string) => found('owner', query)['Screens'];
  expect(screens('post')).toContain('Add a blog');
  expect(screens('time off')).toEqual(['PTO requests']);
  expect(screens('help desk')).toHaveLength(5);
  expect(screens('applicants')).toEqual(['All job post']);
});
