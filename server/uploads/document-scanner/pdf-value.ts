/** A value of a PDF (ISO 32000, 7.3), as far as it matters what it is. */
export type PdfValue =
  | { kind: 'name'; name: string }
  /** Its bytes, a character each. */
  | { kind: 'string'; bytes: string }
  /** Another object's number. */
  | { kind: 'reference'; number: number }
  | { kind: 'array' }
  | { kind: 'dictionary'; entries: readonly (readonly [key: string, value: PdfValue])[] }
  | { kind: 'other' };

/** More than the longest address or action of an honest document. */
const longest = 4_000;
const deepest = 8;

/** What stands between values. Comments are not among them: no program writes any into an object. */
export const whitespace = '[\\0\\t\\n\\f\\r ]';
const regular = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]';
/** What ends a name. */
export const nameEnd = `(?!${regular})`;

const token = new RegExp(
  `${whitespace}*(?:(?<reference>\\d{1,10})${whitespace}+\\d{1,5}${whitespace}+R${nameEnd}|/(?<name>${regular}*)|<(?<hex>[0-9A-Fa-f\\0\\t\\n\\f\\r ]*)>|(?<sign><<|>>|[[\\](])|(?<word>${regular}+))`,
  'y',
);
const stringPart = /[^()\\]+|\\(?:\r\n|[0-7]{1,3}|[\s\S])|[()]/y;

/**
 * The value that begins here, or null when it cannot be read: malformed, too deep, or longer than any honest one.
 * @param text the file, a character per byte
 */
export function readPdfValue(text: string, at: number): PdfValue | null {
  return reader(text.slice(at, at + longest)).value(0);
}

function reader(text: string) {
  let at = 0;

  const next = () => {
    token.lastIndex = at;
    const found = token.exec(text);
    // Cut off at the end, it might go on as something else.
    if (found === null || token.lastIndex === longest) return null;
    at = token.lastIndex;
    return found.groups ?? {};
  };

  function value(depth: number): PdfValue | null {
    const found = next();
    return found === null ? null : valueOf(found, depth);
  }

  function valueOf(found: Record<string, string | undefined>, depth: number): PdfValue | null {
    const { reference, name, hex, sign } = found;
    if (depth > deepest) return null;
    if (reference !== undefined) return { kind: 'reference', number: Number(reference) };
    if (name !== undefined) return { kind: 'name', name: decodeName(name) };
    if (hex !== undefined) return { kind: 'string', bytes: decodeHex(hex) };
    if (sign === '(') return literal();
    if (sign === '[') return array(depth);
    if (sign === '<<') return dictionary(depth);
    return sign === undefined ? { kind: 'other' } : null;
  }

  function array(depth: number): PdfValue | null {
    for (let found = next(); found !== null; found = next()) {
      if (found['sign'] === ']') return { kind: 'array' };
      if (valueOf(found, depth + 1) === null) return null;
    }
    return null;
  }

  function dictionary(depth: number): PdfValue | null {
    const entries: (readonly [string, PdfValue])[] = [];
    for (let found = next(); found !== null; found = next()) {
      if (found['sign'] === '>>') return { kind: 'dictionary', entries };
      const entry = found['name'] === undefined ? null : value(depth + 1);
      if (entry === null) return null;
      entries.push([decodeName(found['name'] ?? ''), entry]);
    }
    return null;
  }

  function literal(): PdfValue | null {
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

  return { value };
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

/** What stands after a backslash in a string (7.3.4.2). */
function unescape(sign: string): string {
  if (/^[0-7]/.test(sign)) return String.fromCharCode(parseInt(sign, 8) % 256);
  if (/^[\r\n]/.test(sign)) return '';
  return controls[sign] ?? sign;
}
