import { regionIds, type RegionId } from '../../contract/shared/regions';
import type { ThreadStatus } from '../../contract/inbox/statuses';
import type { DemoThread } from './inbox-samples';

const firstNames = [
  'Ada',
  'Bernard',
  'Carmen',
  'Dmitri',
  'Esther',
  'Farid',
  'Grace',
  'Hassan',
  'Inés',
  'Jorge',
].concat([
  'Keiko',
  'Leroy',
  'Maureen',
  'Nadia',
  'Oscar',
  'Priya',
  'Quentin',
  'Rosalind',
  'Samuel',
  'Tova',
]);
const lastNames = [
  'Abrams',
  'Bailey',
  'Castillo',
  'Dubois',
  'Eriksen',
  'Fontaine',
  'Goldberg',
  'Hwang',
  'Ivanova',
]
  .concat([
    'Jackson',
    'Kowalski',
    'Lindqvist',
    'Moreno',
    'Núñez',
    "O'Rourke",
    'Petrov',
    'Qureshi',
    'Rosen',
    'Silva',
  ])
  .concat(['Thompson', 'Uchida', 'Vargas', 'Washington', 'Xu', 'Yilmaz', 'Zapata']);
const areaCodes = ['212', '718', '973', '201', '410', '301', '313', '248'];
const asked = [
  'My mother came home from hospital on Monday and cannot be alone in the mornings. Which hours could somebody come?',
  'Do you have aides who speak Spanish? My father understands little English.',
  'We were told to ask for the waiver program. What do you need from us to begin?',
  'Can somebody call my daughter instead of me? She has all the papers.',
  'The aide was wonderful last week. May we have her again on Thursday?',
  'Is there a way to change the days? Tuesday does not work any more.',
] as const;
const answered = [
  'Thank you for writing. A nurse will call you this afternoon to talk about the hours.',
  'Yes, we have. I have put your wish into your file and will call you with names.',
  'We need the insurance card and the name of the doctor. You can send both by mail or bring them.',
] as const;

/** Numbers below 1, the same each time: samples that can be compared from run to run. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Half a year, in hours. */
const longest = 183 * 24;

/**
 * So many invented people with reserved 555-01xx numbers, marked as samples, with what they and the office have written: enough to
 * see how the inbox does with years of them. The latest first.
 * @param staff who answers, by e-mail
 */
export function generateThreads(count: number, staff: readonly string[]): DemoThread[] {
  const next = numbers(7);
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value;
  return Array.from({ length: count }, (_, index): DemoThread => {
    const person = {
      firstName: one(firstNames),
      lastName: `${one(lastNames)} (sample ${String(index + 1)})`,
    };
    const region: RegionId = one(regionIds);
    const by = one(staff);
    const status = one<ThreadStatus>([
      'new',
      'contacted',
      'contacted',
      'qualified',
      'closed',
      'closed',
    ]);
    const turns = status === 'new' ? Math.floor(next() * 2) : 1 + Math.floor(next() * 3);
    return {
      ...person,
      email: next() < 0.6 ? `sample${String(index + 1)}@mail.example` : null,
      contact: `${one(areaCodes)}55501${String(Math.floor(next() * 100)).padStart(2, '0')}`,
      dob: '1 1 1940',
      medicate: null,
      time: one(['Weekday mornings', 'After 3 pm', 'Any time']),
      consent: next() < 0.7,
      region,
      // More of them lately than long ago, as in an agency that grows.
      hoursAgo: 6 + longest * (index / count) ** 1.3,
      state: status === 'new' ? null : { status, assignee: by },
      messages: Array.from({ length: turns }, (_turn, turn) => [
        ...(status === 'new'
          ? []
          : [
              {
                afterMinutes: 60 * turn + 20 + Math.floor(next() * 30),
                channel: one(['sms', 'email', 'call'] as const),
                direction: 'out' as const,
                text: one(answered),
                author: by,
              },
            ]),
        ...(status === 'closed' && turn === turns - 1
          ? []
          : [
              {
                afterMinutes: 60 * turn + 55,
                channel: 'sms' as const,
                direction: 'in' as const,
                text: one(asked),
                author: null,
              },
            ]),
      ]).flat(),
    };
  });
}
