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

const entry = (id: string, region: RegionId, date: string | null = null): ListedEntry => ({
  id,
  content: [],
  name: id,
  title: id,
  region,
  date,
  place: null,
  summary: null,
  sample: false,
});

test('groups people by office, in the order of the menus', () => {
  const people = [entry('Ana', 'maryland'), entry('Ben', 'new-york'), entry('Cy', 'maryland')];
  const groups = groupEntries(people, 'team', navigation, en.events.officeOf);
  expect(groups.map(({ heading }) => heading)).toEqual(['New York City office', 'Maryland office']);
  expect(groups[1]?.entries.map(({ id }) => id)).toEqual(['Ana', 'Cy']);
});

test('groups events by year', () => {
  const events = [entry('a', 'maryland', '2026-05-01'), entry('b', 'michigan', '2025-11-02')];
  expect(
    groupEntries(events, 'events', navigation, en.events.officeOf).map(({ heading }) => heading),
  ).toEqual(['2026', '2025']);
});
