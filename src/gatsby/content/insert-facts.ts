import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { Fact, Program } from '../../../contract/programs/program';
import { formatFact } from '../../../contract/programs/format-fact';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { texts } from '../../shared/texts/texts';

/** The value in force on a day or, if it has expired, the last one. Undefined if the program has none by then. */
export function findLatestFact(
  programs: readonly Program[],
  { program: id, fact }: Readonly<Record<string, unknown>>,
  day: string,
): Fact | undefined {
  const program = programs.find((one) => one.id === id);
  const values = program?.facts.filter((one) => one.id === fact && one.from <= day) ?? [];
  return values.sort((a, b) => a.from.localeCompare(b.from)).at(-1);
}

/** An expired value names its last day, because texts are published before anybody knows the next value. */
function formatLatestFact(fact: Fact, day: string, language: SiteLanguage): string {
  const text = formatFact(fact, language);
  const { until } = fact;
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
    if (type === 'Fact') {
      const fact = findLatestFact(programs, props ?? {}, day);
      return fact === undefined ? node : formatLatestFact(fact, day, language);
    }
    if (children === undefined) return node;
    const changed = insertFacts(children, programs, day, language);
    return changed === children ? node : { ...node, children: changed };
  });
  return inserted.every((node, index) => node === nodes[index]) ? nodes : inserted;
}
