/** "On Monday, Ann wrote:", which may be wrapped over three lines. */
const attribution =
  /^(?:on|el|le|am|il|em)\b.{5,300}\b(?:wrote|escribió|a écrit|schrieb|ha scritto|escreveu)\s?:$/i;
const addressAttribution = /^.{0,200}<[^<>\s]{3,254}>.{0,60}:$/;
const separator = /^(?:[_-]{5,}|-+ ?(?:original message|mensaje original) ?-+)$/i;
/** Outlook puts these lines above a quoted e-mail, in this order. */
const outlookHeaders = [
  /^\*?(?:from|de):/i,
  /^\*?(?:sent|date|enviado|enviado el|fecha):/i,
  /^\*?(?:to|para):/i,
  /^\*?(?:cc|subject|asunto):/i,
];

/** Removes a quoted e-mail at the end: lines that begin with '>', or an Outlook block that has one of our `names`. */
export function stripQuotedText(text: string, names: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const stripped = stripTrailingQuote(stripOutlookBlock(lines, names)).join('\n').trim();
  return stripped === '' ? text.trim() : stripped;
}

function stripOutlookBlock(lines: readonly string[], names: readonly string[]): readonly string[] {
  const start = lines.findIndex(
    (line, index) =>
      outlookHeaders.every((header, offset) => header.test(lines[index + offset] ?? '')) &&
      names.some((name) => name !== '' && line.toLowerCase().includes(name.toLowerCase())),
  );
  if (start === -1) return lines;
  let end = start;
  while (end > 0 && (lines[end - 1] === '' || separator.test(lines[end - 1] ?? ''))) end -= 1;
  return lines.slice(0, end);
}

function stripTrailingQuote(lines: readonly string[]): readonly string[] {
  const isQuoted = (index: number) => lines[index]?.startsWith('>') === true;
  let end = lines.findLastIndex((line) => line !== '') + 1;
  if (!isQuoted(end - 1)) return lines;
  while (end > 0 && (isQuoted(end - 1) || lines[end - 1] === '')) end -= 1;
  for (const lineCount of [1, 2, 3]) {
    const start = Math.max(0, end - lineCount);
    const announcement = lines.slice(start, end).join(' ').trim();
    if (announcement.length > 500) break;
    const isAttribution =
      attribution.test(announcement) || (lineCount === 1 && addressAttribution.test(announcement));
    if (isAttribution) return lines.slice(0, start);
  }
  return lines.slice(0, end);
}
