import { expect, test } from 'vitest';
import type { RegionId } from '../../../contract/shared/regions';
import type { ListedEntry, Navigation } from '../../shared/page-context';
import { en } from '../../shared/texts/en';
import { groupEntries } from './entry-list';

const navigation = {
  states: [
    { region: 'new-york', label: 'New York City', path: '/' },
    { region: 'maryland', label: 'Maryland', path: '/maryland' },
    { region: 'michigan', label: 'Michigan', path: '/michigan' },
  ],
} as unknown as Navigation;

const entry = (id: string, region: RegionId | null, date: string | null = null): ListedEntry => ({
  id,
  content: [],
  name: id,
  title: id,
  region,
  date,
  place: null,
  summary: null,
  sample: false,
  isUpcoming: false,
});

test('groups the team by office, in the order of the menus, after the roles of every office', () => {
  const team = [
    entry('Ana', 'maryland'),
    entry('Ben', 'new-york'),
    entry('Cy', 'maryland'),
    entry('nurse', null),
  ];
  const groups = groupEntries(team, 'team', navigation, en.events);
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ id }) => id)])).toEqual([
    ['In every office', ['nurse']],
    ['New York City office', ['Ben']],
    ['Maryland office', ['Ana', 'Cy']],
  ]);
});

test('groups past events by year, after the upcoming ones', () => {
  const events = [
    { ...entry('c', 'maryland', '2026-12-09'), isUpcoming: true },
    entry('a', 'maryland', '2026-05-01'),
    entry('b', 'michigan', '2025-11-02'),
  ];
  expect(
    groupEntries(events, 'events', navigation, en.events).map(({ heading }) => heading),
  ).toEqual(['Coming up', '2026', '2025']);
});
