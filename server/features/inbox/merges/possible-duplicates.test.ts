import { describe, expect, test } from 'vitest';
import { measureCpuTime } from '../../../../contract/shared/testing/cpu-time';
import { areSimilarNames, findPossibleDuplicates, toPair } from './possible-duplicates';

type Options = {
  contact?: string;
  email?: string | null;
  laterEmails?: string[];
  merged?: string[];
};

let count = 0;
const thread = (threadId: string, name: string, options: Options = {}) => {
  const { contact = `21255501${String((count += 1)).padStart(2, '0')}`, email = null } = options;
  const person = { userId: threadId, name, contact, email };
  const merged = (options.merged ?? []).map((id) => ({ ...person, userId: id }));
  const emails = [email, ...(options.laterEmails ?? [])].flatMap((one) => one?.toLowerCase() ?? []);
  const marks = new Set([contact, ...emails]);
  return { threadId, activeAt: threadId, people: [person, ...merged], marks };
};
const find = (
  threads: ReturnType<typeof thread>[],
  pairs: string[] = [],
  changed = threads.map(({ threadId }) => threadId),
) =>
  Object.fromEntries(
    [...findPossibleDuplicates(threads, new Set(changed), new Set(pairs))]
      .map(([threadId, others]) => [threadId, others.map((other) => other.threadId)] as const)
      .filter(([, others]) => others.length > 0),
  );

const contact = '9735550118';

describe('a possible duplicate', () => {
  test('has the same number and another spelling of the name', () => {
    const threads = [
      thread('a', 'Jon Smith', { contact }),
      thread('b', 'John Smith', { contact }),
      thread('c', 'Jon Smith'),
    ];
    expect(find(threads)).toEqual({ a: ['b'], b: ['a'] });
  });

  test('has the same email address, in any case, and another number', () => {
    const threads = [
      thread('a', 'Ann Lee', { email: 'Ann@mail.example' }),
      thread('b', 'Anne Lee', { email: 'ann@mail.example' }),
      thread('c', 'Anna Lee', { laterEmails: ['ANN@mail.example'] }),
    ];
    expect(find(threads)).toEqual({ a: ['c', 'b'], b: ['c', 'a'], c: ['b', 'a'] });
  });

  test('is offered for the household of a number too', () => {
    const threads = [thread('a', 'Ann Lee', { contact }), thread('b', 'Ben Cruz', { contact })];
    expect(find(threads)).toEqual({ a: ['b'], b: ['a'] });
  });

  test('is gone for good once the office says that they are different people, also after merges', () => {
    const threads = [
      thread('a', 'Ann Lee', { contact }),
      thread('b', 'Ben Lee', { contact }),
      thread('c', 'Cy Lee', { contact }),
    ];
    expect(find(threads, [toPair('b', 'a')])).toEqual({ a: ['c'], b: ['c'], c: ['b', 'a'] });
    const merged = [
      thread('a', 'Ann Lee', { contact }),
      thread('c', 'Cy Lee', { contact, merged: ['b'] }),
    ];
    expect(find(merged, [toPair('a', 'b')])).toEqual({});
  });

  test('needs a similar name if many people share the number, such as a social worker’s', () => {
    const names = ['Ann Lee', 'Ben Cruz', 'Cy Diaz', 'Dee Fox', 'Eve Gray', 'Flo Hill', 'Anne Lee'];
    const threads = names.map((name, index) => thread(String(index), name, { contact }));
    expect(find(threads)).toEqual({ 0: ['6'], 6: ['0'] });
  });

  test('is sought only for the threads in question', () => {
    const threads = [
      thread('a', 'Ann Lee', { contact, email: 'ann@mail.example' }),
      thread('b', 'Anne Lee', { contact }),
      thread('c', 'Ann Leigh', { email: 'ann@mail.example' }),
      thread('d', 'Ben Cruz', { contact: '2125550142' }),
      thread('e', 'Benn Cruz', { contact: '2125550142' }),
    ];
    expect(find(threads, [], ['b'])).toEqual({ b: ['a'] });
    expect(find(threads, [], ['gone'])).toEqual({});
  });

  test('is found quickly among 10,000 threads with 100 numbers', async () => {
    const threads = Array.from({ length: 10_000 }, (_, index) =>
      thread(`t${String(index)}`, `Rosa ${String(index)} Delgado`, {
        contact: `21255501${String(index % 100).padStart(2, '0')}`,
      }),
    );
    const taken = await measureCpuTime(() => {
      find(threads, [], ['t5']);
    });
    expect(taken).toBeLessThan(1_000);
  });

  // A stranger chooses the names that arrive with a number.
  test('is found quickly among many long names that differ only at the end', async () => {
    const threads = Array.from({ length: 200 }, (_, index) => {
      const end = `${String.fromCodePoint(0x4e00 + index).repeat(5)}${'a'.repeat(40)}`;
      return thread(`t${index}`, `${'b'.repeat(55)}${end}`, { contact });
    });
    const taken = await measureCpuTime(() => {
      find(threads, [], ['t5']);
    });
    expect(taken).toBeLessThan(1_000);
  });

  test('is not the thread itself, and has something in common', () => {
    const threads = [
      thread('a', 'Ann Lee', { contact, email: 'ann@mail.example', merged: ['z'] }),
      thread('b', 'Ann Lee'),
    ];
    expect(find(threads)).toEqual({});
  });
});

test.each([
  ['Jon Smith', 'John Smith', true],
  ['Lee Ann', 'Ann Lee', true],
  ['Rosa Diaz', 'Rosa Diaz-Lopez', true],
  ['José Núñez', 'Jose Nunes', true],
  ['Cher', 'Cher Bono', true],
  ['Ann Lee', 'Ben Lee', false],
  ['Amy Li', 'Al Liu', false],
  ['美 陈', '丽 陈', false],
  ['Annabel', 'nnabel', true],
  ['Annabelle Lee', 'Annabel Lee', true],
  ['Marguerite', 'Magrite', false],
  ['Kowalczyk', 'Kowalczykov', true],
  ['Catherine', 'Katharine', true],
])('%s and %s are similar: %s', (one, other, isSimilar) => {
  expect(areSimilarNames(one, other)).toBe(isSimilar);
});
