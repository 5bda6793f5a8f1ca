import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentIssue } from '../content-issue';
import { formatFieldName, formatValueIssue } from './value-messages';
import { findYamlIssue } from './yaml-messages';

/**
 * Parses YAML and checks it against a schema. The value matches the schema only if there are no issues.
 * @param firstLine the line of the file on which the text begins, from 1
 */
export function checkYaml(
  file: string,
  text: string,
  firstLine: number,
  schema: TObject,
): { value: unknown; issues: ContentIssue[]; lineOf: (path: string[]) => number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: string[]) => lineAt(findOffset(document, path));

  const syntaxIssue = findYamlIssue(document, text);
  if (syntaxIssue !== null) {
    const { offset, ...message } = syntaxIssue;
    return { value: {}, issues: [{ file, line: lineAt(offset), ...message }], lineOf };
  }
  const value: unknown = document.toJS() ?? {};

  const issues = Value.Errors(schema, value).flatMap((error): ContentIssue[] => {
    const path = error.instancePath.split('/').slice(1);
    const line = lineOf(path);
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => ({
        file,
        line,
        problem: `${formatFieldName([...path, name])} is missing.`,
        advice: getAdvice(schema, [...path, name]),
      }));
    }
    if (error.keyword === 'additionalProperties') {
      return error.params.additionalProperties.map((name) => ({
        file,
        line: lineOf([...path, name]),
        problem: `${formatFieldName([...path, name])} is unknown.`,
        advice: `Delete it, or use one of: ${listFields(schema, path).join(', ')}.`,
      }));
    }
    // These repeat what additionalProperties and anyOf report for the same field.
    if (error.keyword === 'boolean' || error.keyword === 'const') return [];
    const given = Value.Pointer.Get(value, error.instancePath);
    return [
      {
        file,
        line,
        problem: `${formatFieldName(path)} ${formatValueIssue(error, given)}.`,
        advice: getAdvice(schema, path),
      },
    ];
  });
  return { value, issues, lineOf };
}

/** The offset of the deepest existing part of a path; 0 for the top. */
function findOffset(document: Document, path: string[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const keys = path.slice(0, depth).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

type FieldSchema = TSchema & {
  description?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
};

function findSchema(schema: FieldSchema, path: string[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (parent, part) => parent?.properties?.[part] ?? parent?.items,
    schema,
  );
}

function getAdvice(schema: FieldSchema, path: string[]): string {
  const description = findSchema(schema, path)?.description;
  return description === undefined ? 'See docs/editing-content.md.' : `Write ${description}.`;
}

function listFields(schema: FieldSchema, path: string[]): string[] {
  return Object.keys(findSchema(schema, path)?.properties ?? {});
}
