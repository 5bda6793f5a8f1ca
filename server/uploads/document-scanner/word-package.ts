import { decodeEntities, readRelationships, decodeXml, type Relationship } from './relationships';
import { UnpackedTooLarge, unpack } from './zip-content';
import type { ZipEntry } from './zip-directory';

/** What is wrong with a Word document. */
export type WordIssue = 'macros' | 'objects' | 'elsewhere' | 'tooLargeUnpacked' | 'unreadable';

/** No résumé becomes larger when unpacked: it would be an attack on whoever opens it. */
const mostUnpacked = 100 * 1024 * 1024;
/** What is read as a text, of one file and of all: Word's have some kB. */
const mostRead = 1024 * 1024;

/** Whether an archive's directory is that of a Word document. */
export function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  return names.includes('word/document.xml') && names.includes('[content_types].xml');
}

/**
 * What makes a Word document (.docx) dangerous to whoever opens it, or null: macros, objects inside, what is loaded from
 * elsewhere, names that lead out of the folder it is unpacked to, or far more than it seems
 * (docs/decisions/017-documents.md says what is not looked for).
 */
export async function findWordIssue(entries: readonly ZipEntry[]): Promise<WordIssue | null> {
  const names = entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/'));
  if (names.some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name))) return 'macros';
  if (names.some((name) => /(^|\/)(embeddings|activex)\//.test(name))) return 'objects';
  if (names.some(leadsOut) || new Set(names).size < names.length) return 'unreadable';
  const read = entries.filter(({ name }) => isRead(name)).map(({ size }) => size);
  if (read.reduce((sum, size) => sum + size, 0) > mostRead) return 'tooLargeUnpacked';
  try {
    const kept = await unpack(entries, mostUnpacked, isRead);
    if (kept === null) return 'unreadable';
    for (const [name, bytes] of kept) {
      const fault = /\.rels$/i.test(name) ? relationsFault(bytes) : typesFault(bytes);
      if (fault !== null) return fault;
    }
    return null;
  } catch (error) {
    if (error instanceof UnpackedTooLarge) return 'tooLargeUnpacked';
    throw error;
  }
}

/** What says how the parts are bound together, and what they are; all else is only counted. */
function isRead(name: string): boolean {
  return /\.rels$|^\[content_types\]/i.test(name);
}

/** '../x', '/x', 'C:x'. */
function leadsOut(name: string): boolean {
  return name.startsWith('/') || /[:\0]/.test(name) || name.split('/').includes('..');
}

/** The kinds of all parts, in `[Content_Types].xml`: a part is what it is said to be there, whatever its name. */
function typesFault(bytes: Buffer): WordIssue | null {
  const text = decodeXml(bytes);
  if (text === null) return 'unreadable';
  const types = decodeEntities(text);
  if (/vbaProject|vbaData|macroEnabled/i.test(types)) return 'macros';
  return /oleObject|activeX/i.test(types) ? 'objects' : null;
}

function relationsFault(bytes: Buffer): WordIssue | null {
  const relations = readRelationships(bytes);
  if (relations === null) return 'unreadable';
  const kinds = relations.map(({ kind }) => kind.toLowerCase());
  if (kinds.some((kind) => /^(vbaproject|wordvbadata)$/.test(kind))) return 'macros';
  if (kinds.some((kind) => /^(oleobject|package|control|activex.*|afchunk)$/.test(kind)))
    return 'objects';
  return relations.some(loadsFromElsewhere) ? 'elsewhere' : null;
}

/** A link that somebody has to click may lead to the web, a mailbox or a telephone; nothing else may lead anywhere. */
function loadsFromElsewhere({ kind, target, isExternal }: Relationship): boolean {
  if (/^attachedTemplate$/i.test(kind)) return true;
  const hasAddress = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target);
  if (!isExternal && !hasAddress) return false;
  const isLink =
    /^hyperlink$/i.test(kind) && /^(https?:\/\/|mailto:|tel:|#|[^\\/:.][^\\:]*$)/i.test(target);
  return !isLink;
}
