import { SaxesParser } from 'saxes';

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
export function readXmlElements(bytes: Buffer): XmlElement[] | null {
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
