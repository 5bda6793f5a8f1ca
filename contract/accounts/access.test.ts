import { expect, test } from 'vitest';
import { resolveAccess, screens } from '../shared/roles';
import { accessPresets, describeAccess, formatAccess, screenGroups } from './access';

const intake = resolveAccess({ role: 'intake' });
const limited = resolveAccess({
  role: 'intake',
  grantedScreens: ['pay-roll'],
  deniedScreens: ['users'],
  regions: ['new-york', 'maryland'],
});

test('names what differs from the role', () => {
  expect(formatAccess(intake)).toBe('Intake');
  expect(formatAccess(limited)).toBe(
    'Intake, plus Pay roll queries, without Users info, New York and Maryland only',
  );
});

test('says what an account can open in one sentence', () => {
  expect(describeAccess(resolveAccess({ role: 'observer', regions: ['michigan'] }))).toBe(
    'Can open Dashboard, in Michigan only.',
  );
  expect(describeAccess(resolveAccess({ role: 'owner' }))).toMatch(/^Can open every screen/);
});

test('groups each screen but the Dashboard once, and presets grant only such', () => {
  const grouped: string[] = Object.values(screenGroups).flat();
  const ids = screens.map(({ id }) => id).filter((id) => id !== 'overview');
  expect(grouped.toSorted()).toEqual(ids.toSorted());
  for (const preset of Object.values(accessPresets).flat()) expect(grouped).toContain(preset);
});

test('no grant or denial changes what an owner sees', () => {
  const account = { role: 'owner', deniedScreens: ['users'], regions: ['maryland'] } as const;
  expect(resolveAccess(account)).toEqual(resolveAccess({ role: 'owner' }));
});
