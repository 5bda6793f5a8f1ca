import type { Fact } from './program';

/** The facts of one source, as content/facts/<id>.yaml states them. */
export type FactSheet = Check & Scope & { facts: readonly SheetFact[] };

type Check = Pick<Fact, 'source' | 'checked' | 'checkedBy' | 'reviewBy'>;

/** The programs and the days to which a value applies. */
type Scope = { programs: readonly string[]; from: string; until?: string };

/** Its programs and days are those of the sheet, unless it has its own. */
type SheetFact = Pick<Fact, 'id' | 'value'> & Partial<Scope>;

export type SharedFact = { fact: Fact; programs: readonly string[] };

/** In the sheet's order. */
export function listFacts(sheet: FactSheet): SharedFact[] {
  const { facts, source, checked, checkedBy, reviewBy } = sheet;
  const scope = { programs: sheet.programs, from: sheet.from, until: sheet.until };
  return facts.map((own) => {
    const { programs, until = null, ...value } = { ...scope, ...own };
    return { fact: { ...value, until, source, checked, checkedBy, reviewBy }, programs };
  });
}

/** The facts of a program. Programs that share a fact have the same object. */
export function selectFacts(program: string, facts: readonly SharedFact[]): Fact[] {
  return facts.filter(({ programs }) => programs.includes(program)).map(({ fact }) => fact);
}
