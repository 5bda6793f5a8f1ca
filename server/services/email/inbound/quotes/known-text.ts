import { group, range } from 'd3-array';

const maxLength = 60_000;
const maxLineLength = 2_000;
const maxMatches = 50;
/** Letters by which lines are looked up. Shorter lines are searched for. */
const keyLength = 16;
/** An answer is rarely typed into a line that begins like this many others. */
const maxAlike = 5;
/** In letters and digits. Less may be the same by chance. */
const minEvidence = 12;

/** Compares quoted lines with earlier messages of the thread. Pass the lines in order; each part of a message matches once. */
export type KnownText = {
  /** True if an earlier message or a signature of the office has this line. */
  isKnown: (line: string) => boolean;
  /** True if the lines so far had enough in common with the messages to tell what was typed into them. */
  hasEvidence: () => boolean;
};

export function createKnownText(
  texts: readonly string[],
  signatures: readonly string[],
): KnownText {
  const lines = toLines(texts);
  const sent = lines.join('').slice(0, maxLength);
  // Looked up, because a search for lines made to be slow would take minutes.
  const places = group(range(sent.length - keyLength + 1), (at) => sent.slice(at, at + keyLength));
  const evidence = new Set(lines.filter((line) => line.length >= minEvidence));
  const linesByStart = group(evidence, (line) => line.slice(0, minEvidence));
  const unused = new Set<number>();
  lines.reduce((start, line) => {
    unused.add(start);
    return start + line.length;
  }, 0);
  const signatureLines = new Set(toLines(signatures));
  const lineStarts = new Set(unused);
  let next = 0;
  let matched = 0;

  const find = (text: string): number => {
    // A line that the mail program wrapped goes on in the next one.
    if (sent.startsWith(text, next) && (unused.has(next) || !lineStarts.has(next))) return next;
    if (text.length >= keyLength) {
      const found = places.get(text.slice(0, keyLength))?.slice(0, maxMatches) ?? [];
      return found.find((at) => unused.has(at) && sent.startsWith(text, at)) ?? -1;
    }
    let at = sent.indexOf(text);
    for (let count = 0; at !== -1 && count < maxMatches; count += 1) {
      if (unused.has(at)) return at;
      at = sent.indexOf(text, at + 1);
    }
    return -1;
  };

  return {
    isKnown: (line) => {
      const text = normalize(line.slice(0, maxLineLength));
      if (text === '') return true;
      const at = find(text);
      if (at === -1) {
        // An answer may be typed into the line of the question.
        if (matched < minEvidence && hasLineWithin(text, linesByStart)) matched += minEvidence;
        return signatureLines.has(text);
      }
      next = at + text.length;
      for (let used = at; used < next; used += 1) unused.delete(used);
      matched += text.length;
      return true;
    },
    hasEvidence: () => matched >= minEvidence,
  };
}

function hasLineWithin(
  text: string,
  linesByStart: ReadonlyMap<string, readonly string[]>,
): boolean {
  for (let at = 0; at + minEvidence <= text.length; at += 1) {
    const known = linesByStart.get(text.slice(at, at + minEvidence))?.slice(0, maxAlike) ?? [];
    if (known.some((line) => text.startsWith(line, at))) return true;
  }
  return false;
}

function toLines(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n', maxLineLength).map(normalize)).filter(Boolean);
}

/** Mail programs change spaces and quotation marks, and add the addresses of links. */
function normalize(text: string): string {
  return text
    .replace(/<(?:mailto|tel|https?):[^<>\s]*>/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
