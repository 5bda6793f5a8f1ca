import { spellingsPattern } from './pdf';
import { gap, whitespace, nameEnd, readPdfValue, type PdfValue } from './pdf-value';

type ReadValue = PdfValue | null;

/** The uncompressed part of a PDF, or an unpacked object stream, one character per byte. */
export type PdfText = {
  text: string;
  /** Possible offsets of the first object (ISO 32000, 7.5.7), null for one that cannot be read. Null for the uncompressed part. */
  first: readonly (number | null)[] | null;
};

/** 'active': runs or loads something. 'link': links to anything but a web page, email, or phone number. 'packed': cannot be checked. */
export type PdfIssue = 'password' | 'active' | 'link' | 'packed';

/** A long document has some hundred links. */
const maxValues = 2_000;
const maxObjects = 1_000_000;

const keyPattern = (name: string) => `/${spellingsPattern(name)}${nameEnd}`;
/** Actions that play media or open another document (12.6.4), which no résumé has. */
const forbiddenAction = new RegExp(
  `${['Rendition', 'Sound', 'Movie'].map(keyPattern).join('|')}|(?<!/Type${whitespace}?)${keyPattern('Thread')}`,
);
/** Actions on events other than a click: a page opens, the mouse moves over it (12.6.3). */
const automaticAction = new RegExp(`${keyPattern('AA')}${whitespace}*(?:<<|%|\\d)`);
const openAction = new RegExp(keyPattern('OpenAction'), 'g');
const link = new RegExp(`${keyPattern('URI')}(?=${whitespace}*[(<%\\d])`, 'g');
const fileName = new RegExp(
  `/(?:${['F', 'UF', 'DOS', 'Unix'].map(spellingsPattern).join('|')})${nameEnd}(?=${whitespace}*(?:\\(|<[^<]|\\d{1,10}${gap}\\d{1,5}${gap}R))`,
  'g',
);

const encrypted = new RegExp(keyPattern('Encrypt'));

const allowedLink = /^(?:https?:|mailto:|tel:|www\.|#|$)/i;
const networkPath = /^(?:[\\/]{2}|(?:https?|ftp|file|smb):)/i;

/** A start page and ordinary links are fine (docs/decisions/017-documents.md). */
export function findActionIssue(texts: readonly PdfText[]): PdfIssue | null {
  if (texts.some(({ text }) => forbiddenAction.test(text) || automaticAction.test(text)))
    return 'active';
  const openValues = readValues(texts, openAction);
  const linkValues = readValues(texts, link);
  const fileValues = readValues(texts, fileName);
  const values = [...openValues, ...linkValues, ...fileValues];
  if (values.length > maxValues) return 'active';
  if (linkValues.length > 0 && texts.some(({ text }) => encrypted.test(text))) return 'packed';
  const resolve = createResolver(texts, values);
  if (openValues.some((value) => !resolve(value).every(isInternalDestination))) return 'active';
  if (fileValues.some((value) => resolve(value).some(isNetworkFile))) return 'active';
  return linkValues.some((value) => !resolve(value).every(isAllowedLink)) ? 'link' : null;
}

function readValues(texts: readonly PdfText[], pattern: RegExp): ReadValue[] {
  const values: ReadValue[] = [];
  for (const { text } of texts) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      if (values.length > maxValues) return values;
      values.push(readPdfValue(text, index + found.length));
    }
  }
  return values;
}

/** Resolves a reference to every object with that number, because a file may define it twice; [null] if there is none or too many. */
function createResolver(texts: readonly PdfText[], values: readonly ReadValue[]) {
  const found = new Map<number, ReadValue[]>();
  for (const value of values) if (value?.kind === 'reference') found.set(value.number, []);
  let remaining = found.size === 0 ? 0 : maxValues;
  let objectCount = 0;
  for (const part of found.size === 0 ? [] : texts) {
    for (const [number, at] of listObjects(part)) {
      objectCount += 1;
      if (objectCount > maxObjects) return (): readonly ReadValue[] => [null];
      const objects = found.get(number);
      if (objects === undefined) continue;
      remaining -= 1;
      if (remaining >= 0) objects.push(at === null ? null : readPdfValue(part.text, at));
    }
  }
  return (value: ReadValue): readonly ReadValue[] => {
    if (value?.kind !== 'reference') return [value];
    const objects = found.get(value.number) ?? [];
    return objects.length === 0 || remaining < 0 ? [null] : objects;
  };
}

const objectHead = new RegExp(`(?<!\\d)(\\d{1,20})${gap}\\d{1,5}${whitespace}*obj${nameEnd}`, 'g');

const afterNumbers = /[^\d\0\t\n\f\r ]/g;
const lineEnd = /[\r\n]/g;

/** The numbers at the start, with comments as spaces. Repetitions in a pattern would need memory for each character. */
function readHeader(text: string): string {
  const find = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.index ?? text.length;
  };
  let header = '';
  for (let at = 0; ;) {
    const end = find(afterNumbers, at);
    header += text.slice(at, end);
    if (text[end] !== '%') return header;
    at = find(lineEnd, end);
    header += ' '.repeat(at - end);
  }
}

function* listObjects({ text, first }: PdfText): Generator<[number: number, at: number | null]> {
  if (first === null) {
    for (const { index, 0: head, 1: number } of text.matchAll(objectHead)) {
      yield [Number(number), index + head.length];
    }
    return;
  }
  const header = readHeader(text);
  for (const start of new Set(first)) {
    let number: string | null = null;
    for (const [digits] of header.slice(0, start ?? undefined).matchAll(/\d\d*/g)) {
      if (number === null) {
        number = digits;
        continue;
      }
      yield [Number(number), start === null ? null : start + Number(digits)];
      number = null;
    }
  }
}

/** A destination in the document: an array, or a single GoTo action. */
function isInternalDestination(value: ReadValue): boolean {
  if (value?.kind === 'array') return true;
  if (value?.kind !== 'dictionary') return false;
  const names = value.entries.map(([name]) => name);
  const [action, ...others] = value.entries.flatMap(([name, kind]) => (name === 'S' ? [kind] : []));
  return (
    action?.kind === 'name' &&
    action.name === 'GoTo' &&
    others.length === 0 &&
    names.every((name) => ['Type', 'S', 'D', 'SD'].includes(name))
  );
}

/** A URI, or the base of all URIs (12.6.4.8, Base). */
function isAllowedLink(value: ReadValue): boolean {
  if (value?.kind === 'string') return allowedLink.test(decodeText(value.bytes));
  if (value?.kind !== 'dictionary') return false;
  return value.entries.every(
    ([, base]) => base.kind === 'string' && /^https?:/i.test(decodeText(base.bytes)),
  );
}

function isNetworkFile(value: ReadValue): boolean {
  return value?.kind === 'string' && networkPath.test(decodeText(value.bytes));
}

/** A text string (7.9.2) without the leading control characters that readers ignore. */
function decodeText(bytes: string): string {
  const text = bytes.startsWith('\u00fe\u00ff')
    ? Buffer.from(bytes.slice(2, 2 + 2 * Math.floor((bytes.length - 2) / 2)), 'latin1')
        .swap16()
        .toString('utf16le')
    : bytes.replace(/^\u00ef\u00bb\u00bf/, '');
  // eslint-disable-next-line no-control-regex -- removes control characters on purpose
  return text.replace(/^[\u0000-\u0020]+/, '');
}
