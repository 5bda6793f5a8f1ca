import { expect, test } from 'vitest';
import type { Fact, Program } from './program';
import { findOverdueFacts, listFactChanges } from './review';

const fact = (changes: Partial<Fact>): Fact => ({
  id: 'income-limit-single',
  value: 2_982,
  from: '2026-01-01',
  until: '2026-12-31',
  source: { name: 'CMS', url: 'https://www.medicaid.gov/' },
  checked: '2026-11-01',
  checkedBy: 'an editor',
  reviewBy: '2026-12-15',
  ...changes,
});
const program = (...facts: Fact[]): Program => ({
  id: 'nj-mltss',
  name: 'MLTSS',
  regions: ['new-jersey'],
  whoDecides: 'The county',
  howLong: '45 days',
  nextStep: 'Call the county.',
  papers: [],
  facts,
});

test('a fact is overdue from the day after its review', () => {
  const days = (day: string) => findOverdueFacts([program(fact({}))], day).map((one) => one.days);
  expect(days('2026-12-15')).toEqual([]);
  expect(days('2026-12-16')).toEqual([1]);
  expect(days('2027-02-13')).toEqual([60]);
});

test('an expired fact is overdue only until its next value is known', () => {
  const next = fact({ value: 3_090, from: '2027-01-01', until: null, reviewBy: '2027-12-15' });
  expect(findOverdueFacts([program(fact({}))], '2027-01-10')).toHaveLength(1);
  expect(findOverdueFacts([program(fact({}), next)], '2027-01-10')).toEqual([]);
});

test('lists what changes by a day, and what then has no value', () => {
  const next = fact({ value: 3_090, from: '2027-01-01', until: null });
  const lapsing = fact({ id: 'savings-limit-single', value: 2_000 });
  const lasting = fact({ id: 'age', value: 65, until: null });
  const programs = [program(fact({}), next, lapsing, lasting)];
  const list = (until: string) =>
    listFactChanges(programs, '2026-11-30', until).map(({ before, after }) => [
      before.id,
      after?.value,
    ]);
  expect(list('2026-12-31')).toEqual([]);
  expect(list('2027-01-01')).toEqual([
    ['income-limit-single', 3_090],
    ['savings-limit-single', undefined],
  ]);
});
