import type { MergedThread } from '../../../contract/inbox/schema';
import { normalizeName } from '../threads/contact-key';

/** A visible thread and those merged into it. */
export type DuplicateCandidate = {
  userId: string;
  activeAt: string;
  people: readonly MergedThread[];
  /** Addresses in later messages. */
  laterEmails: readonly string[];
};

/** Two thread ids, the smaller one first: 'a b'. */
export type ThreadPair = string;

export function toPair(one: string, other: string): ThreadPair {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** A number or address of more people belongs to a social worker or a home, so their names must also be alike. */
const maxHousehold = 5;
const maxListed = 5;

/**
 * Finds threads with the same number or e-mail address, which may be one person with two spellings of the name, the latest
 * activity first. They may also be two people of one household, so nothing is ever merged automatically.
 * @param distinct pairs that someone in the office has declared to be different people
 */
export function findPossibleDuplicates(
  threads: readonly DuplicateCandidate[],
  distinct: ReadonlySet<ThreadPair>,
): Map<string, DuplicateCandidate[]> {
  const groups = new Map<string, DuplicateCandidate[]>();
  for (const thread of threads) {
    for (const key of listKeys(thread)) {
      const group = groups.get(key);
      if (group) group.push(thread);
      else groups.set(key, [thread]);
    }
  }
  const found = new Map<string, Set<DuplicateCandidate>>();
  for (const group of groups.values()) {
    for (const thread of group.length > 1 ? group : []) {
      const others = found.get(thread.userId) ?? new Set();
      for (const other of group) {
        if (other === thread || isDistinct(thread, other, distinct)) continue;
        if (group.length <= maxHousehold || haveSimilarNames(thread, other)) others.add(other);
      }
      found.set(thread.userId, others);
    }
  }
  return new Map([...found].map(([userId, others]) => [userId, pickLatest([...others])]));
}

function listKeys({ people, laterEmails }: DuplicateCandidate): Set<string> {
  const emails = [...people.map(({ email }) => email), ...laterEmails];
  return new Set([
    ...people.map(({ contact }) => contact),
    ...emails.flatMap((email) => (email === null ? [] : email.toLowerCase())),
  ]);
}

function isDistinct(
  one: DuplicateCandidate,
  other: DuplicateCandidate,
  distinct: ReadonlySet<ThreadPair>,
): boolean {
  return (
    distinct.size > 0 &&
    one.people.some((person) =>
      other.people.some(({ userId }) => distinct.has(toPair(person.userId, userId))),
    )
  );
}

function pickLatest(threads: DuplicateCandidate[]): DuplicateCandidate[] {
  return threads.sort((a, b) => (a.activeAt < b.activeAt ? 1 : -1)).slice(0, maxListed);
}

function haveSimilarNames(one: DuplicateCandidate, other: DuplicateCandidate): boolean {
  return one.people.some((person) =>
    other.people.some(({ name }) => areSimilarNames(person.name, name)),
  );
}

/** 'Jon Smith' and 'John Smith', 'Lee Ann' and 'Ann Lee', 'Rosa Diaz' and 'Rosa Diaz-Lopez'. */
export function areSimilarNames(one: string, other: string): boolean {
  const [words, otherWords] = [listWords(one), listWords(other)];
  const [text, otherText] = [words.join(''), otherWords.join('')];
  if (text === '' || otherText === '') return false;
  const [fewer, more] =
    words.length < otherWords.length ? [words, otherWords] : [otherWords, words];
  if (fewer.every((word) => more.includes(word))) return true;
  // One letter in four may differ, at most two.
  const maxEdits = Math.min(2, Math.floor(Math.min(text.length, otherText.length) / 4));
  return countEdits(text, otherText) <= maxEdits;
}

function listWords(name: string): string[] {
  return name
    .split(/[\s-]+/)
    .map(normalizeName)
    .filter((word) => word !== '')
    .sort();
}

/** The Levenshtein distance. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
