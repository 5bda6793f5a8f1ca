import { expect, test } from 'vitest';
import { roles, screens, screensOf } from '../../contract/roles';
import { screenOf } from './screen-of';

const pairs = roles.flatMap((role) => screens.map((screen) => [role, screen] as const));

test.each(pairs)(
  '%s opening $path gets the screen only if the sidebar lists it',
  (role, screen) => {
    const refused = !screensOf(role).includes(screen);
    expect(screenOf(`${screen.path}/`, role)).toEqual(refused ? { screen, refused } : { screen });
  },
);

test('an address that is no screen is none', () => {
  expect(screenOf('/dashboard/nothing', 'owner')).toEqual({ screen: null });
});
