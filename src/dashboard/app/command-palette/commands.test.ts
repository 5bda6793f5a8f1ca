import { expect, test } from 'vitest';
import { getScreens, resolveAccess, roles, type Role } from '../../../../contract/shared/roles';
import { getCommands, searchCommands } from './commands';

const labels = (groups: ReturnType<typeof getCommands>) =>
  Object.fromEntries(
    groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)]),
  );
const search = (role: Role, query: string) =>
  labels(searchCommands(getCommands(resolveAccess({ role })), query));

test.each(roles)('%s gets exactly the screens of the sidebar, in its order', (role) => {
  const urls = getCommands(resolveAccess({ role })).flatMap(({ commands }) =>
    commands.flatMap((command) => (command.kind === 'action' ? [] : [command.url])),
  );
  const paths = getScreens(resolveAccess({ role })).map(({ path }) => path as string);
  expect(urls.slice(0, paths.length)).toEqual(paths);
  expect(urls.filter((url) => !paths.includes(url.replace(/\?.*/, '')))).toEqual([]);
});

test('only a role with the inbox gets its views', () => {
  expect(Object.keys(labels(getCommands(resolveAccess({ role: 'observer' }))))).toEqual([
    'Screens',
    'Actions',
  ]);
  expect(Object.keys(labels(getCommands(resolveAccess({ role: 'intake' }))))).toEqual([
    'Screens',
    'Inbox',
    'Actions',
  ]);
});

test('searches labels, keywords, and group titles in any case', () => {
  expect(search('intake', ' JOB ')).toEqual({ Screens: ['All job post'] });
  expect(search('intake', 'log out')).toEqual({ Actions: ['Sign Out'] });
  expect(search('intake', 'inbox nobody')).toEqual({ Inbox: ['Unassigned'] });
  expect(Object.keys(search('intake', 'inbox'))).toEqual(['Screens', 'Inbox']);
  expect(search('owner', 'time off')).toEqual({ Screens: ['PTO requests'] });
  expect(search('owner', 'help desk')['Screens']).toHaveLength(5);
  expect(search('intake', 'Ann Lee')).toEqual({});
});
