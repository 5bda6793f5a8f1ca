import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from './fault';

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
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: string[]) => lineAt(offsetOf(document, path));

  const broken = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    problem: `This is not valid YAML: ${error.message.split('\n')[0]}`,
    advice: 'Write one "name: value" a line, and put text with a colon in quotes.',
  }));
  const value: unknown = document.toJS() ?? {};
  if (broken.length > 0) return { value, faults: broken, lineOf };

  const faults = Value.Errors(schema, value).flatMap((error): Fault[] => {
    const path = error.instancePath.split('/').slice(1);
    const line = lineOf(path);
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => ({
        file,
        line,
        problem: `The field "${[...path, name].join('.')}" is missing.`,
        advice: adviceFor(schema, [...path, name]),
      }));
    }
    if (error.keyword === 'additionalProperties') {
      return error.params.additionalProperties.map((name) => ({
        file,
        line: lineOf([...path, name]),
        problem: `The field "${[...path, name].join('.')}" is not known here.`,
        advice: `Take it out, or use one of: ${knownFields(schema, path).join(', ')}.`,
      }));
    }
    // The errors below repeat what additionalProperties and anyOf say about the same place.
    if (error.keyword === 'boolean' || error.keyword === 'const') return [];
    const wrong = error.keyword === 'format' ? 'is no day of the calendar' : error.message;
    return [
      {
        file,
        line,
        problem: `The field "${path.join('.')}" ${wrong}: ${JSON.stringify(Value.Pointer.Get(value, error.instancePath))}.`,
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
  return description === undefined ? 'See docs/editing-content.md.' : `Write ${description}.`;
}

function knownFields(schema: Described, path: string[]): string[] {
  return Object.keys(schemaAt(schema, path)?.properties ?? {});
}
