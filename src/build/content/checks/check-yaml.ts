import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from '../content-issue';
import { fieldName, valueWords } from './value-messages';
import { yamlMistake } from './yaml-messages';

/**
 * Reads YAML against a schema. `firstLine` is the line of the file on which the text begins (1-based).
 * Returns the value as it is (of the schema's shape only when there are no faults), every mistake with its line, and what
 * tells the line of a field.
 */
export function checkYaml(
  file: string,
  text: string,
  firstLine: number,
  schema: TObject,
): { value: unknown; faults: Fault[]; lineOf: (path: string[]) => number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: string[]) => lineAt(offsetOf(document, path));

  const broken = yamlMistake(document, text);
  if (broken !== null) {
    const { offset, ...words } = broken;
    return { value: {}, faults: [{ file, line: lineAt(offset), ...words }], lineOf };
  }
  const value: unknown = document.toJS() ?? {};

  const faults = Value.Errors(schema, value).flatMap((error): Fault[] => {
    const path = error.instancePath.split('/').slice(1);
    const line = lineOf(path);
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => ({
        file,
        line,
        problem: `${fieldName([...path, name])} is missing.`,
        advice: adviceFor(schema, [...path, name]),
      }));
    }
    if (error.keyword === 'additionalProperties') {
      return error.params.additionalProperties.map((name) => ({
        file,
        line: lineOf([...path, name]),
        problem: `${fieldName([...path, name])} is not known here.`,
        advice: `Take it out, or use one of: ${knownFields(schema, path).join(', ')}.`,
      }));
    }
    // The errors below repeat what additionalProperties and anyOf say about the same place.
    if (error.keyword === 'boolean' || error.keyword === 'const') return [];
    const given = Value.Pointer.Get(value, error.instancePath);
    return [
      {
        file,
        line,
        problem: `${fieldName(path)} ${valueWords(error, given)}.`,
        advice: adviceFor(schema, path),
      },
    ];
  });
  return { value, faults, lineOf };
}

/** The offset of the deepest part of the path that is written; 0 for the top. */
function offsetOf(document: Document, path: string[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth).map(toKey), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

const toKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

type Described = TSchema & {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
};

function schemaAt(schema: Described, path: string[]): Described | undefined {
  return path.reduce<Described | undefined>(
    (at, part) => at?.properties?.[part] ?? at?.items,
    schema,
  );
}

function adviceFor(schema: Described, path: string[]): string {
  const description = schemaAt(schema, path)?.description;
  return description === undefined ? 'See docs/editing.md.' : `Write ${description}.`;
}

function knownFields(schema: Described, path: string[]): string[] {
  return Object.keys(schemaAt(schema, path)?.properties ?? {});
}
