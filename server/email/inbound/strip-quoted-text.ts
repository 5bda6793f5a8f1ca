/** "On Monday, Ann wrote:", which may be folded over three lines. */
const wrote =
  /^(?:on|el|le|am|il|em)\b.{5,300}\b(?:wrote|escribió|a écrit|schrieb|ha scritto|escreveu)\s?:$/i;
const nameWrote = /^.{0,200}<[^<>\s]{3,254}>.{0,60}:$/;
const separator = /^(?:[_-]{5,}|-+ ?(?:original message|mensaje original) ?-+)$/i;
/** The lines that Outlook puts above what it quotes, in their order. */
const heads = [
  /^\*?(?:from|de):/i,
  /^\*?(?:sent|date|enviado|enviado el|fecha):/i,
  /^\*?(?:to|para):/i,
  /^\*?(?:cc|subject|asunto):/i,
];

/**
 * A mail's text without the former mail that a mail program has put below it. Only what is safely that is cut: lines that begin with
 * '>' at the very end with the line that announces them, and from Outlook's block of From, Sent, To and Subject on where it names us.
 * All of it when nothing would be left.
 * @param names what a former mail of ours is from: companies and addresses
 */
export function withoutQuote(text: string, names: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const kept = withoutTrailingQuote(withoutBlock(lines, names)).join('\n').trim();
  return kept === '' ? text.trim() : kept;
}

function withoutBlock(lines: readonly string[], names: readonly string[]): readonly string[] {
  const begins = lines.findIndex((line, index) => {
    if (heads[0]?.test(line) !== true) return false;
    const block = lines.slice(index, index + heads.length);
    const isBlock = heads.every((head, place) => head.test(block[place] ?? ''));
    return isBlock && names.some((name) => isIn(name, line));
  });
  if (begins === -1) return lines;
  let end = begins;
  while (end > 0 && isNothing(lines[end - 1])) end -= 1;
  return lines.slice(0, end);
}

function withoutTrailingQuote(lines: readonly string[]): readonly string[] {
  let end = lastSaid(lines, lines.length);
  if (end === 0 || !isQuoted(lines[end - 1])) return lines;
  while (end > 0 && (isQuoted(lines[end - 1]) || lines[end - 1] === '')) end -= 1;
  for (const folded of [1, 2, 3]) {
    const announced = lines
      .slice(Math.max(0, end - folded), end)
      .join(' ')
      .trim();
    if (announced.length > 500) break;
    if (wrote.test(announced) || (folded === 1 && nameWrote.test(announced))) {
      return lines.slice(0, Math.max(0, end - folded));
    }
  }
  return lines.slice(0, end);
}

function lastSaid(lines: readonly string[], from: number): number {
  let end = from;
  while (end > 0 && lines[end - 1] === '') end -= 1;
  return end;
}

const isQuoted = (line: string | undefined) => line?.startsWith('>') === true;
const isNothing = (line: string | undefined) =>
  line === undefined || line === '' || separator.test(line);
const isIn = (name: string, line: string) =>
  name !== '' && line.toLowerCase().includes(name.toLowerCase());
