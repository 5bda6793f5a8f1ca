import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { FactUse } from '../../../contract/mdx/parse-body';
import type { Program } from '../../../contract/programs/program';
import { formatFact } from '../../../contract/programs/format-fact';
import { defaultLanguage, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { texts } from '../../shared/texts/texts';
import type { ContentIssue } from './issues';

/**
 * A fact as a text shows it on a day; null if the program has none by then. A value that has expired names its last day, because texts
 * are published before anybody knows the next one.
 */
function format(
  programs: readonly Program[],
  { program: id, fact }: Readonly<Record<string, unknown>>,
  day: string,
  language: SiteLanguage,
) {
  const program = programs.find((one) => one.id === id);
  const values = program?.facts.filter((one) => one.id === fact && one.from <= day) ?? [];
  const latest = values.sort((a, b) => a.from.localeCompare(b.from)).at(-1);
  if (latest === undefined) return null;
  const text = formatFact(latest, language);
  const { until } = latest;
  return until !== null && until < day ? `${text} (${texts[language].page.until(until)})` : text;
}

/** Replaces each <Fact> by its value on a day. Texts without one stay the same object, which is digested once. */
export function insertFacts(
  nodes: ContentNode[],
  programs: readonly Program[],
  day: string,
  language: SiteLanguage,
): ContentNode[] {
  const inserted = nodes.map((node): ContentNode => {
    if (typeof node === 'string') return node;
    const { type, props, children } = node;
    if (type === 'Fact') return format(programs, props ?? {}, day, language) ?? node;
    if (children === undefined) return node;
    const changed = insertFacts(children, programs, day, language);
    return changed === children ? node : { ...node, children: changed };
  });
  return inserted.every((node, index) => node === nodes[index]) ? nodes : inserted;
}

/** @param day YYYY-MM-DD */
export function findUnknownFacts(
  uses: readonly (FactUse & { file: string })[],
  programs: readonly Program[],
  day: string,
): ContentIssue[] {
  return uses
    .filter((use) => format(programs, use, day, defaultLanguage) === null)
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
