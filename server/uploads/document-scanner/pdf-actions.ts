import { spellingsPattern } from './pdf';
import { whitespace, nameEnd, readPdfValue, type PdfValue } from './pdf-value';

type Read = PdfValue | null;

/** The clear part of a PDF, or an unpacked list of objects, a character per byte. */
export type PdfText = {
  text: string;
  /**
   * Of a list: where its objects may begin, as its dictionary says (ISO 32000, 7.5.7: First); a null among them: it says so
   * in a way that is not read here. Null for the clear part.
   */
  first: readonly (number | null)[] | null;
};

/**
 * 'active': acts by itself, or loads something. 'link': leads to other than a web page, an e-mail or a telephone number.
 * 'packed': where its links lead cannot be seen.
 */
export type PdfIssue = 'active' | 'link' | 'packed';

/** Places that are looked at, each for at most some thousand characters: a long paper has some hundred links. */
const mostPlaces = 2_000;
/** Objects that are passed on the way to those that are looked up: 10 MB hold a hundred thousand. */
const mostPassed = 1_000_000;

const key = (name: string) => `/${spellingsPattern(name)}${nameEnd}`;
/** Actions that play, or lead into another document (12.6.4): nobody's résumé has them, clicked or not. */
const strangeAction = new RegExp(
  `${['Rendition', 'Sound', 'Movie'].map(key).join('|')}|(?<!/Type${whitespace}?)${key('Thread')}`,
);
/** What an object does when something else happens than a click on it: when a page opens, the mouse passes (12.6.3). */
const automatic = new RegExp(`${key('AA')}(?:${whitespace}*(?:<<|%)|${whitespace}+\\d)`);
const openAction = new RegExp(key('OpenAction'), 'g');
const link = new RegExp(`${key('URI')}(?=${whitespace}*[(<%]|${whitespace}+\\d)`, 'g');
const fileName = new RegExp(
  `/(?:${['F', 'UF', 'DOS', 'Unix'].map(spellingsPattern).join('|')})${nameEnd}(?=${whitespace}*\\(|${whitespace}*<[^<]|${whitespace}+\\d+${whitespace}+\\d+${whitespace}+R)`,
  'g',
);

const encrypted = new RegExp(key('Encrypt'));

const allowedLink = /^(?:https?:|mailto:|tel:|www\.|#|$)/i;
const networkPath = /^(?:[\\/]{2}|(?:https?|ftp|file|smb):)/i;

/**
 * What a PDF does by itself when it is opened, and where its links lead; null when that is nothing unusual: it may open at a
 * page of its own, and have links to click (docs/decisions/017-documents.md).
 */
export function findActionIssue(texts: readonly PdfText[]): PdfIssue | null {
  if (texts.some(({ text }) => strangeAction.test(text) || automatic.test(text))) return 'active';
  const opened = valuesAt(texts, openAction);
  const linked = valuesAt(texts, link);
  const files = valuesAt(texts, fileName);
  const places = [...opened, ...linked, ...files];
  if (places.length > mostPlaces) return 'active';
  if (linked.length > 0 && texts.some(({ text }) => encrypted.test(text))) return 'packed';
  const resolve = resolver(texts, places);
  if (opened.some((value) => !resolve(value).every(isOwnPage))) return 'active';
  if (files.some((value) => resolve(value).some(isElsewhere))) return 'active';
  return linked.some((value) => !resolve(value).every(isAllowedLink)) ? 'link' : null;
}

function valuesAt(texts: readonly PdfText[], pattern: RegExp): Read[] {
  const values: Read[] = [];
  for (const { text } of texts) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      if (values.length > mostPlaces) return values;
      values.push(readPdfValue(text, index + found.length));
    }
  }
  return values;
}

/** Gives what a value may stand for: itself, or every object of the number it names; [null] when there is none, or too many. */
function resolver(texts: readonly PdfText[], values: readonly Read[]) {
  const found = new Map<number, Read[]>();
  for (const value of values) if (value?.kind === 'reference') found.set(value.number, []);
  let left = found.size === 0 ? 0 : mostPlaces;
  let passed = 0;
  for (const part of found.size === 0 ? [] : texts) {
    for (const [number, at] of objectsOf(part)) {
      passed += 1;
      if (passed > mostPassed) return (): readonly Read[] => [null];
      const objects = found.get(number);
      if (objects === undefined) continue;
      left -= 1;
      if (left >= 0) objects.push(at === null ? null : readPdfValue(part.text, at));
    }
  }
  return (value: Read): readonly Read[] => {
    if (value?.kind !== 'reference') return [value];
    const objects = found.get(value.number) ?? [];
    return objects.length === 0 || left < 0 ? [null] : objects;
  };
}

const objectHead = new RegExp(`(?<!\\d)(\\d{1,20})${whitespace}+\\d{1,5}${whitespace}*obj${nameEnd}`, 'g');

const headPart = /[\d\0\t\n\f\r ]+|%[^\r\n]*/y;

/** The numbers at the head of a list, blanks for the comments among them: each stands where it stood. */
function numbersOf(text: string): string {
  let head = '';
  for (let at = 0; ; at = headPart.lastIndex) {
    headPart.lastIndex = at;
    const part = headPart.exec(text)?.[0];
    if (part === undefined) return head;
    head += part.startsWith('%') ? ' '.repeat(part.length) : part;
  }
}

/** Each object's number and where it stands; null where that cannot be told. */
function* objectsOf({ text, first }: PdfText): Generator<[number: number, at: number | null]> {
  if (first === null) {
    for (const { index, 0: head, 1: number } of text.matchAll(objectHead)) {
      yield [Number(number), index + head.length];
    }
    return;
  }
  const head = numbersOf(text);
  for (const start of new Set(first)) {
    let number: string | null = null;
    for (const [digits] of head.slice(0, start ?? undefined).matchAll(/\d+/g)) {
      if (number === null) {
        number = digits;
        continue;
      }
      yield [Number(number), start === null ? null : start + Number(digits)];
      number = null;
    }
  }
}

/** Whether this is a place in the document itself: an array, or the action that goes there and no other after it. */
function isOwnPage(value: Read): boolean {
  if (value?.kind === 'array') return true;
  if (value?.kind !== 'dictionary') return false;
  const names = value.entries.map(([name]) => name);
  const [action, ...more] = value.entries.flatMap(([name, kind]) => (name === 'S' ? [kind] : []));
  return (
    action?.kind === 'name' &&
    action.name === 'GoTo' &&
    more.length === 0 &&
    names.every((name) => ['Type', 'S', 'D', 'SD'].includes(name))
  );
}

/** Of a document's links: a text, or what all of them begin with (12.6.4.8, Base). */
function isAllowedLink(value: Read): boolean {
  if (value?.kind === 'string') return allowedLink.test(decodeText(value.bytes));
  if (value?.kind !== 'dictionary') return false;
  return value.entries.every(
    ([, base]) => base.kind === 'string' && /^https?:/i.test(decodeText(base.bytes)),
  );
}

/** A file that is somewhere in the network. */
function isElsewhere(value: Read): boolean {
  return value?.kind === 'string' && networkPath.test(decodeText(value.bytes));
}

/** A string as people see it (7.9.2), without what programs leave out before an address. */
function decodeText(bytes: string): string {
  const text = bytes.startsWith('\u00fe\u00ff')
    ? Buffer.from(bytes.slice(2, 2 + 2 * Math.floor((bytes.length - 2) / 2)), 'latin1')
        .swap16()
        .toString('utf16le')
    : bytes.replace(/^\u00ef\u00bb\u00bf/, '');
  // eslint-disable-next-line no-control-regex -- these are what is left out
  return text.replace(/^[\u0000-\u0020]+/, '');
}
