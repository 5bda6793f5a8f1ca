import { SaxesParser } from 'saxes';
import { UnpackedTooLarge, unpack, type ZipEntry } from './zip';

export type WordIssue = 'macros' | 'objects' | 'elsewhere' | 'tooLargeUnpacked' | 'unreadable';

/** No résumé is larger; a ZIP bomb is. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Parsed XML files have some kB in an ordinary document. */
const maxParsedBytes = 1024 * 1024;

/** Word on the web calls the main part document2.xml, and some programs write backslashes. */
export function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const hasPart = entries.some(({ name }) => /^word[/\\][^/\\]+\.xml$/i.test(name));
  return hasPart && entries.some(({ name }) => /^\[content_types\]\.xml$/i.test(name));
}

/** docs/decisions/017-documents.md says what is not checked. */
export async function findWordIssue(entries: readonly ZipEntry[]): Promise<WordIssue | null> {
  const names = entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/'));
  if (names.some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name))) return 'macros';
  if (names.some((name) => /(^|\/)(embeddings|activex)\//.test(name))) return 'objects';
  if (names.some(escapesFolder) || new Set(names).size < names.length) return 'unreadable';
  const sizes = entries.filter(({ name }) => isParsed(name)).map(({ size }) => size);
  if (sizes.reduce((sum, size) => sum + size, 0) > maxParsedBytes) return 'tooLargeUnpacked';
  try {
    const contents = await unpack(entries, maxUnpackedBytes, isParsed);
    if (contents === null) return 'unreadable';
    for (const [name, bytes] of contents) {
      const issue = /\.rels$/i.test(name)
        ? findRelationshipIssue(bytes)
        : findContentTypeIssue(bytes);
      if (issue !== null) return issue;
    }
    return null;
  } catch (error) {
    if (error instanceof UnpackedTooLarge) return 'tooLargeUnpacked';
    throw error;
  }
}

/** Relationships and content types; other files are only counted. */
function isParsed(name: string): boolean {
  return /\.rels$|^\[content_types\]/i.test(name);
}

function escapesFolder(name: string): boolean {
  return name.startsWith('/') || /[:\0]/.test(name) || name.split('/').includes('..');
}

/** `[Content_Types].xml` defines the type of each part, whatever its name. */
function findContentTypeIssue(bytes: Buffer): WordIssue | null {
  const elements = readXmlElements(bytes);
  if (elements === null) return 'unreadable';
  const values = elements.flatMap(({ attributes }) => [...attributes.values()]);
  if (values.some((value) => /vbaProject|vbaData|macroEnabled/i.test(value))) return 'macros';
  return values.some((value) => /oleObject|activeX/i.test(value)) ? 'objects' : null;
}

/** A target of a part of an Office document (ECMA-376, part 2): a file of the archive or, if external, anything. */
type Relationship = {
  /** The last segment of its type: 'hyperlink', 'attachedTemplate', 'oleObject', … */
  kind: string;
  target: string;
  isExternal: boolean;
};

/** Reads a .rels file; null unless it is a plain list of relationships. */
export function readRelationships(bytes: Buffer): Relationship[] | null {
  const [root, ...list] = readXmlElements(bytes) ?? [];
  if (root?.name !== 'Relationships') return null;
  if (list.some(({ name, depth }) => name !== 'Relationship' || depth !== 1)) return null;
  return list.map(({ attributes }) => {
    const type = attributes.get('Type') ?? '';
    return {
      kind: type.slice(type.lastIndexOf('/') + 1),
      target: attributes.get('Target') ?? '',
      isExternal: attributes.get('TargetMode')?.toLowerCase() === 'external',
    };
  });
}

function findRelationshipIssue(bytes: Buffer): WordIssue | null {
  const relationships = readRelationships(bytes);
  if (relationships === null) return 'unreadable';
  const kinds = relationships.map(({ kind }) => kind.toLowerCase());
  if (kinds.some((kind) => /^(vbaproject|wordvbadata)$/.test(kind))) return 'macros';
  if (kinds.some((kind) => /^(oleobject|package|control|activex.*|afchunk)$/.test(kind)))
    return 'objects';
  return relationships.some(isExternalContent) ? 'elsewhere' : null;
}

/**
 * A template on the writer's own computer, as Word stores it: 'file:///C:\\Users\\…', 'file://localhost/Users/…', '/Users/…', or
 * 'Macintosh HD:Users:…', but no file server.
 */
const localTemplate =
  /^(?:file:\/\/(?:localhost)?\/|\/(?!\/))?(?:[a-z]:[\\/]|(?:users|volumes|applications)\/)(?!.*:\/\/)|^macintosh(?: |%20)hd:[^\\/]*$|^[^\\/:]+$/i;

/** Only hyperlinks, which need a click, may point to the web, an email address, or a phone number. */
function isExternalContent({ kind, target, isExternal }: Relationship): boolean {
  if (/^attachedTemplate$/i.test(kind)) return !localTemplate.test(target);
  const hasAddress = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target);
  if (!isExternal && !hasAddress) return false;
  const isLink =
    /^hyperlink$/i.test(kind) &&
    /^(https?:\/\/|mailto:|tel:|#|[^\\/:.?#][^\\:/?#]*(?:[/?#][^\\]*)?$|$)/i.test(target);
  return !isLink;
}

export type XmlElement = {
  /** Without its namespace's prefix. */
  name: string;
  /** 0 for the root. */
  depth: number;
  attributes: ReadonlyMap<string, string>;
};

/**
 * The elements of an XML file, in order. Null unless it is written as Office programs do: well formed, in UTF-8, and without a document
 * type, which could define entities. Strict, because Word might still read what another parser skips.
 */
function readXmlElements(bytes: Buffer): XmlElement[] | null {
  const elements: XmlElement[] = [];
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  const reject = (reason: unknown) => {
    throw new Error(`Unreadable XML: ${String(reason)}`);
  };
  parser.on('error', reject);
  parser.on('doctype', reject);
  parser.on('xmldecl', ({ encoding }) => {
    if ((encoding ?? 'utf-8').toLowerCase() !== 'utf-8') reject(encoding);
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes).map(
      ({ name, value }) => [name, value.trim()] as const,
    );
    elements.push({ name: local, depth, attributes: new Map(values) });
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
    return elements;
  } catch {
    return null;
  }
}
