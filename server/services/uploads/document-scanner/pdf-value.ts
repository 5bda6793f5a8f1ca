export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'string'; bytes: string }
  | { kind: 'reference'; number: number }
  | { kind: 'array' }
  | { kind: 'dictionary'; entries: readonly (readonly [key: string, value: PdfValue])[] }
  | { kind: 'other' };

/** In characters; no ordinary link or action is longer. */
const maxLength = 4_000;
const maxDepth = 8;

/** Without comments, which no program writes into an object. */
export const whitespace = '[\\0\\t\\n\\f\\r ]';
/** Instead of `+`, for which V8 may need memory for each character: it stops optimizing once a process has compiled many expressions. */
export const gap = `${whitespace}${whitespace}*`;
const regular = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]';
export const nameEnd = `(?!${regular})`;

const token = new RegExp(
  `${whitespace}*(?:(?<reference>\\d{1,10})${whitespace}+\\d{1,5}${whitespace}+R${nameEnd}|/(?<name>${regular}*)|<(?<hex>[0-9A-Fa-f\\0\\t\\n\\f\\r ]*)>|(?<sign><<|>>|[[\\](])|(?<word>${regular}+))`,
  'y',
);
const stringPart = /[^()\\]+|\\(?:\r\n|[0-7]{1,3}|[\s\S])|[()]/y;

/**
 * Null if the object is malformed, too deep, or too long.
 * @param text the file, one character per byte
 */
export function readPdfValue(text: string, at: number): PdfValue | null {
  return createReader(text.slice(at, at + maxLength)).readValue(0);
}

/** Also returns where the object ends. */
export function readPdfObject(text: string, at: number): { value: PdfValue | null; end: number } {
  const reader = createReader(text.slice(at, at + maxLength));
  return { value: reader.readValue(0), end: at + reader.getEnd() };
}

function createReader(text: string) {
  let at = 0;

  const next = () => {
    token.lastIndex = at;
    const found = token.exec(text);
    // A token at the end of the slice may be cut off.
    if (found === null || token.lastIndex === maxLength) return null;
    at = token.lastIndex;
    return found.groups ?? {};
  };

  function readValue(depth: number): PdfValue | null {
    const found = next();
    return found === null ? null : toValue(found, depth);
  }

  function toValue(found: Record<string, string | undefined>, depth: number): PdfValue | null {
    const { reference, name, hex, sign } = found;
    if (depth > maxDepth) return null;
    if (reference !== undefined) return { kind: 'reference', number: Number(reference) };
    if (name !== undefined) return { kind: 'name', name: decodeName(name) };
    if (hex !== undefined) return { kind: 'string', bytes: decodeHex(hex) };
    if (sign === '(') return readString();
    if (sign === '[') return readArray(depth);
    if (sign === '<<') return readDictionary(depth);
    return sign === undefined ? { kind: 'other' } : null;
  }

  function readArray(depth: number): PdfValue | null {
    for (let found = next(); found !== null; found = next()) {
      if (found['sign'] === ']') return { kind: 'array' };
      if (toValue(found, depth + 1) === null) return null;
    }
    return null;
  }

  function readDictionary(depth: number): PdfValue | null {
    const entries: (readonly [string, PdfValue])[] = [];
    for (let found = next(); found !== null; found = next()) {
      if (found['sign'] === '>>') return { kind: 'dictionary', entries };
      const entry = found['name'] === undefined ? null : readValue(depth + 1);
      if (entry === null) return null;
      entries.push([decodeName(found['name'] ?? ''), entry]);
    }
    return null;
  }

  function readString(): PdfValue | null {
    let bytes = '';
    for (let open = 1; ;) {
      stringPart.lastIndex = at;
      const part = stringPart.exec(text)?.[0];
      if (part === undefined) return null;
      at = stringPart.lastIndex;
      if (part === '(') open += 1;
      if (part === ')') open -= 1;
      if (open === 0) return { kind: 'string', bytes };
      bytes += part.startsWith('\\') ? unescape(part.slice(1)) : part;
    }
  }

  return { readValue, getEnd: () => at };
}

function decodeName(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

function decodeHex(digits: string): string {
  const bare = digits.replace(new RegExp(whitespace, 'g'), '');
  return Buffer.from(bare.length % 2 === 0 ? bare : `${bare}0`, 'hex').toString('latin1');
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescape(code: string): string {
  if (/^[0-7]/.test(code)) return String.fromCharCode(parseInt(code, 8) % 256);
  if (/^[\r\n]/.test(code)) return '';
  return controls[code] ?? code;
}
