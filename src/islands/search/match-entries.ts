import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { RegionId } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { routes } from '../../shared/routes';
import type { Entry, ResultKind } from './list-entries';
import { isOf, type Word, type WordReader } from './read-words';

/**
 * All words, all or similar ones, or some of them. Similar words are not searched at first, because 'Medicare' is only two letters
 * from 'Medicaid'.
 */
export type Level = 'exact' | 'similar' | 'partial';

/** `isSynonym`: the entry has another word for one of the query's. */
export type Hit = { entry: Entry; match: SearchResult; isSynonym: boolean };

/** @param region whose pages come first. `onlyRegion` leaves out those of other regions */
export type Matcher = (
  words: readonly Word[],
  level: Level,
  region: RegionId | undefined,
  options?: { onlyRegion: boolean },
) => Hit[];

const boost = { title: 4, heading: 2, description: 1.5, text: 1, context: 0.5 };
const fields = Object.keys(boost);
/** A word in one of them is what a part is about, and not only mentioned. */
const namingFields = ['title', 'heading', 'description'];
/** Others are 1. */
const kindBoost: Readonly<Partial<Record<ResultKind, number>>> = { article: 0.8, legal: 0.4 };
const regionBoost = 1.5;
const startBoost = 2.5;
/** Of pages for applicants, unless the words speak of work. */
const jobsBoost = 0.4;
const synonymBoost = 0.5;
/** Of 'shift' in 'night shift': its other words choose among jobs. */
const workBoost = 0.1;

/** Shorter words begin others and are similar to others: 'ASL' begins 'asleep'. */
const minLetters = 4;

/** Indexes entries in small parts, so that a slow phone keeps reacting. Finds those with a query's words, the best first. */
export async function createMatcher(
  entries: readonly Entry[],
  { toTerms }: WordReader,
): Promise<Matcher> {
  const index = new MiniSearch<Entry>({ fields, processTerm: toTerms });
  await index.addAllAsync(entries, { chunkSize: 40 });
  const getEntry = (id: unknown) => entries[id as number] as Entry;
  return (words, level, region, { onlyRegion } = { onlyRegion: false }) => {
    if (words.length === 0) return [];
    const isAboutWork = words.some(isOf('work'));
    const matches = index.search(toQuery(words, level), {
      boost,
      boostDocument: (id) => getBoost(getEntry(id), region, isAboutWork),
      filter: ({ id }) => !onlyRegion || [null, region].includes(getEntry(id).page.region),
      processTerm: (term) => term,
    });
    return dropNoise(matches, words).map((match) => ({
      entry: getEntry(match.id),
      match,
      isSynonym: !words.every((word) => hasWord(match, word)),
    }));
  };
}

function toQuery(words: readonly Word[], level: Level): Query {
  /** A typo in every fifth letter. */
  const fuzzy = (term: string) => (level !== 'exact' && term.length >= minLetters ? 0.2 : false);
  const queries = words.map((word) => {
    const { plain, stem, meaning } = word;
    const weight = isOf('work')(word) ? workBoost : 1;
    return {
      combineWith: 'OR' as const,
      boostTerm: () => weight,
      queries: [
        { queries: [plain], prefix: plain.length >= minLetters, fuzzy },
        { queries: [stem], fuzzy },
        { queries: [meaning], boostTerm: () => weight * synonymBoost },
      ],
    };
  });
  return { combineWith: level === 'partial' ? 'OR' : 'AND', queries };
}

const getBoost = (entry: Entry, region: RegionId | undefined, isAboutWork: boolean) =>
  (kindBoost[entry.kind] ?? 1) *
  (entry.page.region !== null && entry.page.region === region ? regionBoost : 1) *
  (isStart(entry, isAboutWork) ? startBoost : 1) *
  (!isAboutWork && isForApplicants(entry) ? jobsBoost : 1);

/** Leads on to jobs, or to programs. */
const isStart = (entry: Entry, isAboutWork: boolean) =>
  isAboutWork
    ? isForApplicants(entry) && entry.anchor === ''
    : entry.page.path.endsWith(extraRoutes.findCare);

const isForApplicants = ({ kind, page: { path } }: Entry) =>
  kind === 'job' || path.endsWith(routes.career);

/** Of the best score. tests/site/search.test.ts has queries on both sides. */
const minShare = 0.4;

/** Leaves out those with fewer of the words, and those that only mention the words if others are about them. */
function dropNoise(matches: SearchResult[], words: readonly Word[]): SearchResult[] {
  const countWords = ({ queryTerms }: SearchResult) =>
    words.filter((word) => Object.values(word).some((form) => queryTerms.includes(form))).length;
  const most = Math.max(...matches.map(countWords));
  const best = matches.find((match) => countWords(match) === most)?.score ?? 0;
  return matches.filter(
    (match) =>
      countWords(match) === most &&
      (match.score >= best * minShare || words.every((word) => isNamed(match, word))),
  );
}

const isNamed = ({ match }: SearchResult, { plain, stem, meaning }: Word) =>
  Object.entries(match).some(
    ([term, names]) =>
      (term.startsWith(plain) || term === stem || term === meaning) &&
      names.some((name) => namingFields.includes(name)),
  );

const hasWord = ({ queryTerms }: SearchResult, { plain, stem }: Word) =>
  queryTerms.includes(plain) || queryTerms.includes(stem);
