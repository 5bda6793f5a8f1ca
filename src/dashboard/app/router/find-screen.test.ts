import { expect, test } from 'vitest';
import { roles, screens, getScreens } from '../../../../contract/shared/roles';
import { findScreen } from './find-screen';

test.each(roles)('%s may open exactly the screens of the sidebar', (role) => {
  for (const screen of screens) {
    const isForbidden = !getScreens(role).includes(screen);
    expect(findScreen(`${screen.path}/`, role)).toEqual({ screen, isForbidden });
  }
});

test('finds no screen at an unknown path', () => {
  expect(findScreen('/dashboard/nothing', 'owner')).toEqual({ screen: null });
});
