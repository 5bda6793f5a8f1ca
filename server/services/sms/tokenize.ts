import { limitMarks } from '../../../contract/shared/text/patterns';

type Sentence = { text: string; isQuestion: boolean };

/** "Sent from my iPhone", "Get Outlook for Android", and "-- " with everything after it. */
const signatures = [
  /^[ \t]*(?:--[ \t]*$|sent (?:from|via|using) |get outlook for )[\s\S]*/im,
  /(?<!\s)\s+sent from my (?:iphone|ipad|android|galaxy|samsung)[\w .]*$/i,
];

/**
 * Reactions of Apple and Google Messages as text: 'Liked “…”', 'Reacted 👍 to “…”', '👍 to “…”', in English and Spanish. In other
 * languages, and without a verb, removing the quotation is enough. A long one may be cut off before its closing mark.
 */
const reaction =
  /^\s*(?:(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|removed .{1,40} from|reacted .{1,40}|(?:no )?(?:le|me) gusta|(?:no )?le gusto|le encanto|se rio de|enfatizo|destaco|cuestiono|reacciono con .{1,40}|(?:quito|elimino) .{1,40} de)\s*:?\s*|[^\p{L}\p{N}"“]{1,20}\s*(?:to|a):?\s+)(?:["“„«‘'][^]*["”“»’']\s*$|["“„«][^"”“»]*$)/u;

const doubleQuotes = '“”"„‟«»「」『』＂';
const quotation = new RegExp(`[${doubleQuotes}]([^${doubleQuotes}]*)[${doubleQuotes}]`, 'g');
const quotedLine = /^[ \t]*>.*$/gm;

/** Shorter quotations, as in 'please "stop" texting me', are the sender's own words. */
const minQuotedWords = 3;

/** Removes quoted text. Returns '' for a reaction, and the whole text if it is nothing but a quotation. */
export function stripQuotations(text: string): string {
  if (reaction.test(fold(text))) return '';
  const rest = text
    .replace(quotedLine, '')
    .replace(quotation, (quoted, inner: string) =>
      toWords(inner).split(' ').length >= minQuotedWords ? ' ' : quoted,
    );
  const isOnlyQuotation = normalizeText(rest) === '' && !/\p{Extended_Pictographic}/u.test(rest);
  return isOnlyQuotation ? text : rest;
}

/**
 * Letters and digits in lower case, separated by single spaces, without accents, zero-width characters, and signatures.
 * "Don't stop!" becomes "don t stop"; "S T O P" becomes "stop".
 */
export function normalizeText(text: string): string {
  return toWords(stripSignature(fold(text)));
}

/** Splits into normalized sentences. The full stop after "St." or "Mr." does not end one. */
export function splitSentences(text: string): Sentence[] {
  return stripSignature(fold(text))
    .replace(/\b(st|ave|rd|blvd|apt|dr|mrs?|ms)\.(?=\s+\w)/g, '$1')
    .split(/(?<=[.!?;\n])(?=\s)|\n/)
    .map((part) => ({ text: toWords(part), isQuestion: part.trimEnd().endsWith('?') }))
    .filter((sentence) => sentence.text !== '');
}

/** The words before the first comma or dash, and after the last, as in "Stop, I found another agency" and "Not interested, stop". */
export function getOuterClauses(text: string): string[] {
  const plain = stripSignature(fold(text)).trim();
  const outer = [
    plain.split(/[,.!?;:\n\u2013\u2014]|\s-/, 1),
    plain.split(/[,;\u2013\u2014]|\s-/).slice(-1),
  ];
  return outer.flat().map(toWords);
}

function fold(text: string): string {
  return limitMarks(text)
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase();
}

function stripSignature(text: string): string {
  return signatures.reduce((rest, signature) => rest.replace(signature, ''), text);
}

function toWords(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bs ?t ?o ?p\b/g, 'stop');
}
