/** A target of a part of an Office document (ECMA-376, part 2): a file of the archive or, if external, anything. */
export type Relationship = {
  /** The last segment of its type: 'hyperlink', 'attachedTemplate', 'oleObject', … */
  kind: string;
  target: string;
  isExternal: boolean;
};

const attributes = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*`;
const documentPattern = new RegExp(
  String.raw`^(?:<\?xml${attributes}\?>)?\s*<(?:\w+:)?Relationships${attributes}(?:\/>|>([^]*)<\/(?:\w+:)?Relationships\s*>)\s*$`,
);
const elementPattern = new RegExp(
  String.raw`\s*<(?:\w+:)?Relationship(${attributes})(?:\/>|>\s*<\/(?:\w+:)?Relationship\s*>)\s*`,
  'y',
);

/** Reads a .rels file; null unless it is written as Office programs do. Strict, because Word might still read what is skipped here. */
export function readRelationships(bytes: Buffer): Relationship[] | null {
  const text = decodeXml(bytes);
  const match = text === null ? null : documentPattern.exec(text);
  if (match === null) return null;
  const list = (match[1] ?? '').trimEnd();
  const found: Relationship[] = [];
  elementPattern.lastIndex = 0;
  for (let at = 0; at < list.length; at = elementPattern.lastIndex) {
    const element = elementPattern.exec(list);
    if (element === null) return null;
    found.push(toRelationship(element[1] ?? ''));
  }
  return found;
}

function toRelationship(text: string): Relationship {
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    values.set(name, decodeEntities(double ?? single ?? '').trim());
  }
  const type = values.get('Type') ?? '';
  return {
    kind: type.slice(type.lastIndexOf('/') + 1),
    target: values.get('Target') ?? '',
    isExternal: values.get('TargetMode')?.toLowerCase() === 'external',
  };
}

/** Null if the XML is not UTF-8 or defines entities, which no Office program does. */
export function decodeXml(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
    const isPlain = (encoding ?? 'utf-8').toLowerCase() === 'utf-8' && !/\0|<!/.test(text);
    return isPlain ? text : null;
  } catch {
    return null;
  }
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return namedEntities[name as string] ?? match;
    const code = hex === undefined ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
