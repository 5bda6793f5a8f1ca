import { createKnownText, type KnownText } from './known-text';
import { isAddedLine, isPhoneSignature } from './phone-signature';
import { isForwardHead, isSeparator, matchAttribution, matchHeaderBlock } from './quote-heads';

/** Bounds the time: more lines than people quote. */
const maxQuotedLines = 600;

/** The sender says that answers are typed into the quoted text. */
const inlineCue =
  /\b(?:below|beneath|underneath|in-?line|in (?:red|blue|green|bold|caps|capitals)|between the lines|within your|unten|in rot|rot markiert|zwischen den zeilen|im text|ci-dessous|plus bas|en rouge|entre les lignes|abajo|en rojo|entre l[ií]neas|abaixo|em vermelho|di seguito|qui sotto|in rosso|hieronder|onderaan|in rood|nedenfor|herunder|nedan|med rødt|i rött|anba|an wouj|punaisella|poniżej)(?!\p{L})|(?<!\p{L})(?:ниже|красным)|下記|以下|赤字|下面|红色|紅字|아래/iu;

type QuoteContext = {
  /** The office's names and addresses, and the lines of its signatures. */
  names: readonly string[];
  /** Earlier messages of the thread: text that the sender did not type now. */
  knownTexts?: readonly string[];
  isForward?: boolean;
};

/**
 * Removes the quoted email and a phone's signature. Returns the whole text if the sender may have typed into the quoted text, or
 * typed nothing else (docs/decisions/027).
 */
export function stripQuotedText(text: string, context: QuoteContext): string {
  const lines = dedent(text.replace(brokenAddress, '$1>').split('\n').flatMap(splitLine));
  const own = context.isForward === true ? lines : stripQuote(lines, context);
  if (own === null) return text.trim();
  const stripped = stripPhoneSignature(own).join('\n').trim();
  return stripped === '' ? text.trim() : stripped;
}

/** Gmail breaks a line before the closing bracket, which then looks like the mark of a quoted line. */
const brokenAddress = /(<[^<>\s]{1,64}@[^<>\s]{1,254})\n>(?=[^\n]{0,40}[:：]$)/gm;

/** Some programs write a space before '>', or the quoted text right after its head. */
function splitLine(line: string): string[] {
  const text = line.trimEnd().replace(/^ {1,3}>/, '>');
  const [, head, rest] = /^(.{10,300}<[^<>\s]{3,254}>.{0,40}[:：])\s{2,}(\S.*)$/.exec(text) ?? [];
  return head === undefined || rest === undefined ? [text] : [head, rest];
}

/** Yahoo indents every line by one space. */
function dedent(lines: readonly string[]): readonly string[] {
  const isIndented = lines.every((line) => line === '' || line.startsWith(' '));
  return isIndented ? lines.map((line) => line.slice(1)) : lines;
}

/** Null if the whole text has to be shown. */
function stripQuote(lines: readonly string[], context: QuoteContext): readonly string[] | null {
  const { names } = context;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    if (isForwardHead(line)) return null;
    if (line.startsWith('>')) return stripMarkedQuote(lines, index, context);
    const head =
      matchHeaderBlock(lines, index, names) ??
      matchAttribution(lines, index + 1, { names, isMarked: false });
    if (head?.isOurs !== true) continue;
    const next = lines.slice(head.end).findIndex((below) => below !== '') + head.end;
    if (lines[next]?.startsWith('>') === true) return stripMarkedQuote(lines, next, context, head);
    const above = trimEnd(lines.slice(0, head.start));
    return above.length === 0 || hasTypedText(above, lines.slice(head.end), context) ? null : above;
  }
  return lines;
}

function createKnown({ names, knownTexts = [] }: QuoteContext): KnownText {
  return createKnownText(knownTexts, names);
}

/** True if the text below a head without '>' has lines that are not ours, or may have. */
function hasTypedText(
  above: readonly string[],
  below: readonly string[],
  context: QuoteContext,
): boolean {
  const known = createKnown(context);
  const { names } = context;
  let isTyped = false;
  for (let index = 0; index < Math.min(below.length, maxQuotedLines); index += 1) {
    const line = below[index] ?? '';
    // The heads of older emails below the first one.
    const head =
      matchHeaderBlock(below, index, names) ??
      matchAttribution(below, index + 1, { names, isMarked: true });
    if (head !== null) index = head.end - 1;
    else if (!line.startsWith('>') && !isSeparator(line) && !isAddedByProgram(line)) {
      isTyped = !known.isKnown(line) || isTyped;
    }
  }
  return isTyped && (known.hasEvidence() || inlineCue.test(above.join('\n').slice(-2_000)));
}

/** Removes lines that begin with '>', from the first one on. Null if text was typed between them. */
function stripMarkedQuote(
  lines: readonly string[],
  first: number,
  context: QuoteContext,
  foundHead?: { start: number },
): readonly string[] | null {
  const head = foundHead ?? findMarkedHead(lines, first, context.names);
  const { end, isOurs } = findQuoteEnd(lines, first, context);
  if (head === null && !isOurs) return lines;
  const above = trimEnd(lines.slice(0, head?.start ?? first));
  const below = stripPhoneSignature(stripSignature(lines.slice(end))).filter(
    (line) => line !== '' && line !== signatureDelimiter && !isAddedLine(line),
  );
  if (below.some((line) => line.startsWith('>'))) return null;
  if (above.length === 0) return lines.slice(end);
  return below.length === 0 ? above : null;
}

function findMarkedHead(
  lines: readonly string[],
  first: number,
  names: readonly string[],
): { start: number } | null {
  const end = trimEnd(lines.slice(0, first)).length;
  const above = matchAttribution(lines, end, { names, isMarked: true });
  if (above !== null) return above;
  // Apple Mail marks the attribution too.
  const marked = lines.slice(first, first + 8).map((line) => line.replace(/^[>\s]+/, ''));
  const isMarked =
    matchHeaderBlock(marked, 0, names)?.isOurs === true ||
    [1, 2, 3].some((count) => matchAttribution(marked, count, { names, isMarked: true }) !== null);
  return isMarked ? { start: first } : null;
}

/** A wrapped line may have lost its mark; an earlier message shows that it is quoted. */
function findQuoteEnd(
  lines: readonly string[],
  first: number,
  context: QuoteContext,
): { end: number; isOurs: boolean } {
  const known = createKnown(context);
  let end = first;
  for (let index = first; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const isMarked = line.startsWith('>');
    const isCompared = index - first < maxQuotedLines;
    const isKnown = isCompared && line !== signatureDelimiter && known.isKnown(line);
    if (!isMarked && !isKnown) break;
    end = index + 1;
  }
  return { end, isOurs: known.hasEvidence() };
}

/** RFC 3676, section 4.3, without the space at its end. */
const signatureDelimiter = '--';
const maxSignatureLines = 10;

/** Gmail and others put the signature below the quoted email. */
function stripSignature(below: readonly string[]): readonly string[] {
  const written = below.filter((line) => line !== '');
  return written[0] === signatureDelimiter && written.length <= maxSignatureLines ? [] : below;
}

function isAddedByProgram(line: string): boolean {
  return isPhoneSignature(line) || isAddedLine(line);
}

function stripPhoneSignature(lines: readonly string[]): readonly string[] {
  const rest = trimEnd(lines);
  return isPhoneSignature(rest.at(-1) ?? '') ? trimEnd(rest.slice(0, -1)) : rest;
}

/** Without blank lines and separators. */
function trimEnd(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex(
    (line) => line !== '' && line !== signatureDelimiter && !isSeparator(line),
  );
  return lines.slice(0, end + 1);
}
