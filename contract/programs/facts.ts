import type { RegionId } from '../shared/regions';
import type { SiteLanguage } from '../shared/text/site-languages';

/** A number or a rule of a program, from a file of content/facts/. Days are YYYY-MM-DD. */
export type Fact = {
  id: string;
  label: string;
  value: number;
  unit: FactUnit;
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

export const factUnits = [
  'usd-month',
  'usd-year',
  'usd-hour',
  'usd',
  'years',
  'days',
  'hours',
  'percent',
  'count',
  // 1 or 0.
  'yes-no',
] as const;
export type FactUnit = (typeof factUnits)[number];

/** A program that may pay for care. */
export type Program = ProgramTexts & {
  id: string;
  /** The regions whose state has it. */
  regions: readonly RegionId[];
  facts: readonly Fact[];
  /** In Spanish. What is missing is shown in English. */
  es?: Partial<ProgramTexts>;
  /** For staff, if `name` is Spanish. */
  englishName?: string;
};

export type ProgramTexts = {
  name: string;
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

/** The value of a fact on a day; null if no value is in force. */
export function findFact({ facts }: Program, id: string, day: string): number | null {
  return facts.find((fact) => fact.id === id && isInForce(fact, day))?.value ?? null;
}

export function listSources({ facts }: Program): Source[] {
  return [...new Map(facts.map(({ source }) => [source.url, source])).values()];
}

export function isInForce({ from, until }: Fact, day: string): boolean {
  return from <= day && (until === null || day <= until);
}
