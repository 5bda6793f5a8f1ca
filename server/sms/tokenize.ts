/** A piece of a text between full stops, question marks and line ends, and whether it asks. */
export type Sentence = { words: string; asks: boolean };

/** "Sent from my iPhone", "Get Outlook for Android", "-- " and what follows: written by a program. */
const signatures = [
  /^[ \t]*(?:--[ \t]*$|sent (?:from|via|using) |get outlook for )[\s\S]*/im,
  /\s+sent from my (?:iphone|ipad|android|galaxy|samsung)[\w .]*$/i,
];

/**
 * How phones write a reaction to a text they cannot show as one: 'Liked “…”', 'Reacted 👍 to “…”', '👍 to “…”', in English and Spanish.
 * (Apple's tapbacks; Google Messages.)
 */
const reaction =
  /^\s*(?:(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|removed an? [\p{L} ]{1,30} from|reacted [^"“]{1,40} to|(?:no )?le gusto|le encanto|se rio de|enfatizo|cuestiono|reacciono con [^"“]{1,40} a|quito un [\p{L} ]{1,30} de)\s*|[^\p{L}\p{N}"“]{1,20} (?:to|a)\s+)["“][\s\S]*["”]\s*$/iu;

/** Words quoted from somebody else. A single quoted word, as in 'please "stop"', is the sender's own. */
const quotation = /[“"][^“”"]*?[\p{L}\p{N}][\p{P}]*\s+[^“”"]*?\s+[^“”"]*[”"]/gu;
const quotedLine = /^[ \t]*>.*$/gm;

/** The text without what it quotes; '' for a reaction. A text that is nothing but a quotation stays whole. */
export function withoutQuotations(text: string): string {
  if (reaction.test(fold(text))) return '';
  const own = text.replace(quotedLine, '').replace(quotation, ' ');
  return wordsOf(own) === '' ? text : own;
}

/**
 * What a text says as words: letters and digits in lower case, one space between. Wide letters, accents and signs of no width
 * are read as the plain letter, "S T O P" as one word, and a signature is left out. "Don't stop!" -> "don t stop".
 */
export function wordsOf(text: string): string {
  return plain(withoutSignature(fold(text)));
}

/** The same, a sentence at a time; a full stop after "St." or "Mr." ends none. */
export function sentencesOf(text: string): Sentence[] {
  return withoutSignature(fold(text))
    .replace(/\b(st|ave|rd|blvd|apt|dr|mrs?|ms)\.(?=\s+\w)/g, '$1')
    .split(/(?<=[.!?;\n])(?=\s)|\n/)
    .map((part) => ({ words: plain(part), asks: part.trimEnd().endsWith('?') }))
    .filter(({ words }) => words !== '');
}

/** What stands before the first comma or dash: "Stop, I found another agency". */
export function firstClauseOf(text: string): string {
  return plain(
    /^[^,.!?;:\n\u2013\u2014]*?(?=$|[,.!?;:\n\u2013\u2014]|\s-)/.exec(fold(text).trim())?.[0] ?? '',
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase();
}

function withoutSignature(text: string): string {
  return signatures.reduce((rest, signature) => rest.replace(signature, ''), text);
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bs t o p\b/g, 'stop');
}
