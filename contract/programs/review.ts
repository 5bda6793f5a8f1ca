import { countDays } from '../shared/dates/calendar-day';
import { isInForce, type Fact, type Program } from './program';

export type OverdueFact = { program: string; fact: Fact; days: number };

/** Days after which a fact that nobody has checked again stops the build of a site with real clients. */
export const maxOverdueDays = 60;

/** The facts in force or coming whose day of review has passed, the longest overdue first. */
export function findOverdueFacts(programs: readonly Program[], day: string): OverdueFact[] {
  return programs
    .flatMap(({ id, facts }) =>
      facts
        .filter((fact) => fact.reviewBy < day && !isReplaced(fact, facts, day))
        .map((fact) => ({ program: id, fact, days: (countDays(fact.reviewBy, day) ?? 1) - 1 })),
    )
    .sort((a, b) => b.days - a.days);
}

/** An expired value whose successor is known needs no review. */
function isReplaced({ id, until }: Fact, facts: readonly Fact[], day: string): boolean {
  return until !== null && until < day && facts.some((one) => one.id === id && one.from > until);
}

export type FactChange = { program: string; before: Fact; after: Fact | null };

/** The facts whose value on `from` is another one by `until`, or that then have none. */
export function listFactChanges(
  programs: readonly Program[],
  from: string,
  until: string,
): FactChange[] {
  return programs.flatMap(({ id: program, facts }) =>
    facts
      .filter((fact) => isInForce(fact, from) && !isInForce(fact, until))
      .map((before) => ({
        program,
        before,
        after: facts.find((one) => one.id === before.id && isInForce(one, until)) ?? null,
      })),
  );
}
