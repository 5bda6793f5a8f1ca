import type { RegionId } from '../shared/regions';
import type { SiteLanguage } from '../shared/text/site-languages';
import type { FactId } from './fact-ids';

/** A number or a rule of a program, from a file of content/facts/. Days are YYYY-MM-DD. */
export type Fact = {
  id: FactId;
  /** Of yes-no, 1 or 0. */
  value: number;
  /** The first and the last day on which it applies; null until it changes. */
  from: string;
  until: string | null;
  source: Source;
  /** The day on which `checkedBy` compared it with its source, and the day by which someone must again. */
  checked: string;
  checkedBy: string;
  reviewBy: string;
};
export type Source = { name: string; url: string };

/** A program that may pay for care. */
export type Program = ProgramTexts & {
  id: string;
  /** The regions whose state has it; all without them. */
  regions?: readonly RegionId[];
  facts: readonly Fact[];
  /** In Spanish. What is missing is shown in English. */
  es?: Partial<ProgramTexts>;
  /** For staff, if `name` is Spanish. */
  englishName?: string;
};

export type ProgramTexts = {
  name: string;
  /** One sentence. A site built by an older release has none. */
  pays?: string;
  /** The office that decides, such as 'MDHHS, the state office that runs Medicaid'. */
  whoDecides: string;
  howLong: string;
  nextStep: string;
  /** Instead where the county is known. The one without counties is for all others. */
  nextSteps?: readonly { counties?: readonly string[]; text: string }[];
  papers: readonly string[];
};

/** The program with its texts in a language. */
export function translateProgram({ es, ...program }: Program, language: SiteLanguage): Program {
  return language === 'es' ? { ...program, ...es, englishName: program.name } : program;
}

export function isOffered({ regions }: Pick<Program, 'regions'>, region: RegionId): boolean {
  return regions?.includes(region) !== false;
}

/** The value of a fact on a day; null if no value is in force. */
export function findFact({ facts }: Program, id: FactId, day: string): number | null {
  return facts.find((fact) => fact.id === id && isInForce(fact, day))?.value ?? null;
}

export function listSources({ facts }: Program): Source[] {
  return [...new Map(facts.map(({ source }) => [source.url, source])).values()];
}

export function isInForce({ from, until }: Fact, day: string): boolean {
  return from <= day && (until === null || day <= until);
}
