import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionIds } from '../../shared/regions';
import {
  careFor,
  maritalChoices,
  medicaidChoices,
  tasks,
  veteranChoices,
  type Answers,
  type Band,
} from '../answers';
import { englishScreener } from '../catalog';
import { messagesEn } from '../messages/messages.en';
import { formatReason } from '../messages/reason';
import { summarize } from '../summarize';
import { programs, skipped, today } from '../testing/scenario';
import { fitOrder } from './outcome';
import { programIds, screenPrograms } from './screen-programs';

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const amount = fc.nat({ max: 200_000 });
const band: fc.Arbitrary<Band> = fc
  .tuple(amount, optional(amount))
  .map(([min, width]) => ({ min, max: width === null ? null : min + width }));
const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  careFor: optional(fc.constantFrom(...careFor)),
  zip: fc.constant(null),
  county: fc.constant(null),
  region: optional(fc.constantFrom(...regionIds)),
  tasks: optional(fc.uniqueArray(fc.constantFrom(...tasks))),
  medicaid: optional(fc.constantFrom(...medicaidChoices)),
  income: optional(band),
  spouseIncome: optional(band),
  savings: optional(band),
  marital: optional(fc.constantFrom(...maritalChoices)),
  age: optional(fc.integer({ min: 0, max: 110 })),
  veteran: optional(fc.constantFrom(...veteranChoices)),
  familyCaregiver: optional(fc.boolean()),
});
const anyDay = fc.constantFrom('2020-01-01', today, '2026-12-01', '2027-01-01', '2040-01-01');

test('every program that the site ships has rules, and the other way around', () => {
  expect(programs.map(({ id }) => id).sort()).toEqual([...programIds].sort());
});

test('every program says in one sentence what it pays, in both languages', () => {
  for (const { pays, es } of programs)
    for (const text of [pays, es?.pays]) expect(text).toMatch(/^[^.]+\.$/);
});

test('any answers on any day give results, each with a sentence, the best fit first', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, (answers, day) => {
      const outcomes = screenPrograms(answers, programs, day);
      expect(outcomes.length).toBeGreaterThan(0);
      const ranks = outcomes.map(({ fit }) => fitOrder.indexOf(fit));
      expect(ranks).toEqual([...ranks].sort());
      for (const { reasons } of outcomes) {
        const sentences = reasons.map((reason) => formatReason(reason, messagesEn));
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect(sentences.join()).not.toMatch(/undefined|NaN|not eligible/);
      }
      const summary = summarize(answers, outcomes, programs, englishScreener);
      expect(summary.length > 0).toBe(answers.region !== null);
      const text = summary.map((sentence) => sentence.text).join(' ');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.replace(' See prices.', '').match(/\.(?: |$)/g)?.length ?? 0).toBeLessThan(4);
    }),
  );
});

test('more income or savings never improve the fit of what others pay for', () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.constantFrom('income' as const, 'spouseIncome' as const, 'savings' as const),
      band,
      amount,
      (answers, field, less, added) => {
        const more = { min: less.min + added, max: less.max === null ? null : less.max + added };
        const screenWith = (value: Band) =>
          new Map(
            screenPrograms({ ...answers, [field]: value }, programs, today).map(
              ({ program, fit }) => [program, fitOrder.indexOf(fit)],
            ),
          );
        const after = screenWith(more);
        for (const [program, rank] of screenWith(less))
          if (program !== 'private-pay') expect(after.get(program)).toBeGreaterThanOrEqual(rank);
      },
    ),
  );
});

test('until someone says whether they want to be paid, who can be paid changes no fit and no order', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const screenFor = (careFor: Answers['careFor']) =>
        screenPrograms({ ...answers, careFor, familyCaregiver: null }, programs, today).map(
          ({ program, fit }) => [program, fit],
        );
      expect(screenFor(answers.careFor)).toEqual(screenFor(null));
    }),
  );
});

test('a skipped question excludes nobody', () => {
  for (const region of regionIds)
    for (const { program, fit } of screenPrograms({ ...skipped, region }, programs, today)) {
      const alwaysAnotherWay = ['ny-nhtd', 'medicare-home-health', 'private-pay'];
      expect([program, fit]).toEqual([
        program,
        alwaysAnotherWay.includes(program) ? 'another-way' : 'may-fit-if',
      ]);
    }
});

test('without a state, only federal programs and a word to choose the state are shown', () => {
  expect(screenPrograms(skipped, programs, today).map(({ program }) => program)).toEqual([
    'us-medicaid',
    'va-aid-and-attendance',
    'va-home-health-aide',
    'medicare-home-health',
    'private-pay',
  ]);
});

test.each<[string, Partial<Answers>, string]>([
  ['a veteran, what VA pays', { region: 'michigan', veteran: 'veteran' }, 'va-aid-and-attendance'],
  [
    'a husband who wants to be paid, what pays him',
    { region: 'new-jersey', careFor: 'spouse', medicaid: 'yes', familyCaregiver: true },
    'nj-personal-preference',
  ],
])('shows %s first', (_who, answers, first) => {
  const tasks = ['bathing', 'dressing', 'toilet'] as const;
  const given = { ...skipped, tasks, age: 70, ...answers };
  expect(screenPrograms(given, programs, today)[0]?.program).toBe(first);
});
