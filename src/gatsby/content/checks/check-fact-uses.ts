import type { FactUse } from '../../../../contract/mdx/parse-body';
import type { Program } from '../../../../contract/programs/program';
import { findLatestFact } from '../insert-facts';
import type { ContentIssue } from '../issues';

/** Finds uses of unknown facts, and of facts without a value yet. @param day YYYY-MM-DD */
export function checkFactUses(
  uses: readonly (FactUse & { file: string })[],
  programs: readonly Program[],
  day: string,
): ContentIssue[] {
  return uses
    .filter((use) => findLatestFact(programs, use, day) === undefined)
    .map(({ program, fact, file, line, column }) => {
      const known = programs.find(({ id }) => id === program);
      const names = known?.facts.map(({ id }) => id) ?? programs.map(({ id }) => id);
      return {
        file,
        line,
        column,
        message: known
          ? `The program ${program} has no fact "${fact}".`
          : `There is no program "${program}".`,
        advice: `Write one of: ${[...new Set(names)].join(', ')}.`,
      };
    });
}
