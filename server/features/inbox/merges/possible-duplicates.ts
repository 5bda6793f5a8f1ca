import { group } from 'd3-array';
import type { MergedThread } from '../../../../contract/inbox/schema';
import { normalizeName } from '../threads/contact-key';

/** A visible thread and those merged into it. */
export type DuplicateCandidate = {
  threadId: string;
  activeAt: string;
  people: readonly MergedThread[];
  /** The marks of its numbers and addresses, also of those in later messages. */
  marks: ReadonlySet<string>;
};

/** Two thread ids, the smaller one first: 'a b'. */
export type ThreadPair = string;

export function toPair(one: string, other: string): ThreadPair {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** A number or address of more people belongs to a social worker or a home, so their names must also be alike. */
const maxHousehold = 5;
/** One of even more says nothing about a person, and comparing all names would take too long. */
export const maxGroup = 200;
const maxListed = 5;

/**
 * Finds threads with the same number or email address, which may be one person with two spellings of the name, the latest
 * activity first. They may also be two people of one household, so nothing is ever merged automatically.
 * @param threads with all that share something with the compared ones
 * @param comparedIds ids of the threads whose possible duplicates are returned
 * @param distinct pairs that someone in the office has declared to be different people
 */
export function findPossibleDuplicates(
  threads: readonly DuplicateCandidate[],
  comparedIds: ReadonlySet<string>,
  distinct: ReadonlySet<ThreadPair>,
): Map<string, DuplicateCandidate[]> {
  const marked = threads.flatMap((thread) => [...thread.marks].map((mark) => ({ mark, thread })));
  const groups = group(marked, ({ mark }) => mark);
  const haveSimilarNames = createNameComparison();
  const found = new Map<string, DuplicateCandidate[]>();
  for (const thread of threads.filter(({ threadId }) => comparedIds.has(threadId))) {
    const others = new Set<DuplicateCandidate>();
    for (const mark of thread.marks) {
      const sharing = groups.get(mark) ?? [];
      for (const { thread: other } of sharing.length <= maxGroup ? sharing : []) {
        if (other === thread || others.has(other) || isDistinct(thread, other, distinct)) continue;
        if (sharing.length <= maxHousehold || haveSimilarNames(thread, other)) others.add(other);
      }
    }
    found.set(thread.threadId, pickLatest([...others]));
  }
  return found;
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

/** Splits each name once, because a thread is compared with its whole group. */
function createNameComparison(): (one: DuplicateCandidate, other: DuplicateCandidate) => boolean {
  const known = new Map<DuplicateCandidate, string[][]>();
  const listNames = (thread: DuplicateCandidate): string[][] => {
    const names = known.get(thread) ?? thread.people.map(({ name }) => listWords(name));
    known.set(thread, names);
    return names;
  };
  return (one, other) =>
    listNames(one).some((words) =>
      listNames(other).some((otherWords) => areSimilarWords(words, otherWords)),
    );
}

/** 'Jon Smith' and 'John Smith', 'Lee Ann' and 'Ann Lee', 'Rosa Diaz' and 'Rosa Diaz-Lopez'. */
export function areSimilarNames(one: string, other: string): boolean {
  return areSimilarWords(listWords(one), listWords(other));
}

function areSimilarWords(words: readonly string[], otherWords: readonly string[]): boolean {
  const [text, otherText] = [words.join(''), otherWords.join('')];
  if (text === '' || otherText === '') return false;
  const [fewer, more] =
    words.length < otherWords.length ? [words, otherWords] : [otherWords, words];
  if (fewer.every((word) => more.includes(word))) return true;
  // One letter in four may differ, at most two.
  const maxEdits = Math.min(2, Math.floor(Math.min(text.length, otherText.length) / 4));
  if (Math.abs(text.length - otherText.length) > maxEdits) return false;
  return isWithinEdits(text, otherText, maxEdits);
}

/** In alphabetical order, because forms and people swap first and last names. */
function listWords(name: string): string[] {
  return name
    .split(/[\s-]+/)
    .map(normalizeName)
    .filter((word) => word !== '')
    .sort();
}

/** True if the Levenshtein distance is at most `max`, which is small. Its full table would take too long in a large group. */
function isWithinEdits(one: string, other: string, max: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  if (rest === otherRest) return true;
  if (max === 0) return false;
  return (
    isWithinEdits(rest.slice(1), otherRest.slice(1), max - 1) ||
    isWithinEdits(rest.slice(1), otherRest, max - 1) ||
    isWithinEdits(rest, otherRest.slice(1), max - 1)
  );
}
