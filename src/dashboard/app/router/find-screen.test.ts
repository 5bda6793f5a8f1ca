import { expect, test } from 'vitest';
import { roles, screens, screensOf } from '../../../../contract/shared/roles';
import { screenOf } from './find-screen';

test.each(roles)('of every screen, %s gets those alone that the sidebar lists', (role) => {
  for (const screen of screens) {
    const refused = !screensOf(role).includes(screen);
    expect(screenOf(`${screen.path}/`, role)).toEqual(refused ? { screen, refused } : { screen });
  }
});

test('an address that is no screen is none', () => {
  expect(screenOf('/dashboard/nothing', 'owner')).toEqual({ screen: null });
});
