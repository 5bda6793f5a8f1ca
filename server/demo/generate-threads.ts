import type { ThreadStatus } from '../../contract/inbox/constants';
import { regionIds } from '../../contract/shared/regions';
import type { DemoThread } from './inbox-samples';

const firstNames =
  'Ada Bernard Carmen Dmitri Esther Farid Grace Hassan Inés Jorge Keiko Leroy Maureen Nadia Oscar Priya Quentin Rosalind Samuel Tova'.split(
    ' ',
  );
const lastNames =
  "Abrams Bailey Castillo Dubois Eriksen Fontaine Goldberg Hwang Ivanova Jackson Kowalski Lindqvist Moreno Núñez O'Rourke Petrov Qureshi Rosen Silva Thompson Vargas Xu Yilmaz".split(
    ' ',
  );
const areaCodes = ['212', '718', '973', '201', '410', '301', '313', '248'];
const questions = [
  'My mother came home from the hospital on Monday and can’t be alone in the mornings. When could someone come?',
  'Do you have aides who speak Spanish? My father understands little English.',
  'We were told to ask about the waiver program. What do you need from us?',
  'Can you call my daughter instead of me? She has all the papers.',
];
const replies = [
  'Thank you for contacting us. A nurse will call you this afternoon to talk about the hours.',
  'Yes, we do. I added this to your file and will call you with names.',
  'We need the insurance card and the name of the doctor. You can mail both or bring them in.',
];
const statuses: readonly ThreadStatus[] = [
  ...(['new', 'contacted', 'contacted', 'qualified', 'closed', 'closed'] as const),
];

const maxHoursAgo = 183 * 24;

/**
 * Generates fictional people with reserved 555-01xx numbers and their messages, newest first. Always the same, so that measurements
 * can be compared.
 * @param staff emails of the people who reply
 */
export function generateThreads(count: number, staff: readonly string[]): DemoThread[] {
  const random = createRandom(7);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: count }, (_, index): DemoThread => {
    const number = String(index + 1);
    const assignee = pick(staff);
    const status = pick(statuses);
    const turns = status === 'new' ? Math.floor(random() * 2) : 1 + Math.floor(random() * 3);
    const messages: DemoThread['messages'][number][] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      if (status !== 'new') {
        messages.push({
          afterMinutes: 60 * turn + 20 + Math.floor(random() * 30),
          channel: pick(['sms', 'email', 'call'] as const),
          direction: 'out',
          text: pick(replies),
          author: assignee,
        });
      }
      if (status !== 'closed' || turn < turns - 1) {
        const text = pick(questions);
        const afterMinutes = 60 * turn + 55;
        messages.push({ afterMinutes, channel: 'sms', direction: 'in', text, author: null });
      }
    }
    return {
      firstName: pick(firstNames),
      lastName: `${pick(lastNames)} (sample ${number})`,
      email: random() < 0.6 ? `sample${number}@mail.example` : null,
      contact: `${pick(areaCodes)}55501${String(Math.floor(random() * 100)).padStart(2, '0')}`,
      dob: '1 1 1940',
      medicaidNumber: null,
      time: pick(['Weekday mornings', 'After 3 pm', 'Any time']),
      consent: random() < 0.7,
      region: pick(regionIds),
      // More recent than old threads, as in a growing agency.
      hoursAgo: 6 + maxHoursAgo * (index / count) ** 1.3,
      state: status === 'new' ? null : { status, assignee },
      messages,
    };
  });
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
