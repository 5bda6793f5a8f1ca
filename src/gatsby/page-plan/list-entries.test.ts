import { expect, test } from 'vitest';
import type { Collections } from '../content/entry';
import { listEntries } from './list-entries';
import { entry } from './testing/sample-plan';

const event = (name: string, date: string) =>
  entry('events', name, { title: name, date, place: '', region: 'michigan', summary: '' });

test('an event is upcoming until its day is over where it takes place', () => {
  const events = [event('yesterday', '2026-11-19'), event('today', '2026-11-20')];
  const now = new Date('2026-11-21T04:30:00Z');
  const listed = listEntries({ team: [], events } as unknown as Collections, 'events', now);
  expect(listed.map(({ id, isUpcoming }) => [id, isUpcoming])).toEqual([
    ['today', true],
    ['yesterday', false],
  ]);
});
