import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { FileIssue } from '../../../../contract/publishing/schema';
import type { ContentIssue } from '../issues';
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
): { value: unknown; issues: ContentIssue[]; getLine: (path: string[]) => number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const getLine = (path: string[]) => lineAt(findOffset(document, path));

  const syntaxIssue = findYamlIssue(document, text);
  if (syntaxIssue !== null) {
    const { offset, ...message } = syntaxIssue;
    return { value: {}, issues: [{ file, line: lineAt(offset), ...message }], getLine };
  }
  const value: unknown = document.toJS() ?? {};

  const issues = Value.Errors(schema, value).flatMap((error): ContentIssue[] => {
    const path = error.instancePath.split('/').slice(1);
    const line = getLine(path);
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => ({
        file,
        line,
        ...describeIssue([...path, name], 'is missing'),
        advice: getAdvice(schema, [...path, name]),
      }));
    }
    if (error.keyword === 'additionalProperties') {
      return error.params.additionalProperties.map((name) => ({
        file,
        line: getLine([...path, name]),
        ...describeIssue([...path, name], 'is unknown'),
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
        ...describeIssue(path, formatValueIssue(error, given)),
        advice: getAdvice(schema, path),
      },
    ];
  });
  return { value, issues, getLine };
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
  return description === undefined ? 'See docs/editing.md.' : `Write ${description}.`;
}

function listFields(schema: FieldSchema, path: string[]): string[] {
  return Object.keys(findSchema(schema, path)?.properties ?? {});
}

type ValueError = ReturnType<typeof Value.Errors>[number];

/** Begins with the field at a path: ['tags', '0'] is entry 1 of "tags". */
function describeIssue(path: string[], issue: string): FileIssue {
  const [last] = path.slice(-1);
  if (last === undefined) return { message: `The file ${issue}.` };
  if (/^\d+$/.test(last)) {
    const list = path.slice(0, -1).join('.');
    return { message: `Entry ${Number(last) + 1} of "${list}" ${issue}.` };
  }
  const entry = path.findIndex((part) => /^\d+$/.test(part));
  const list = path.slice(0, Math.max(entry, 0)).join('.');
  const place = entry < 0 ? '' : ` in entry ${Number(path[entry]) + 1} of "${list}"`;
  return { message: `The {field}${place} ${issue}.`, field: path.slice(entry + 1).join('.') };
}

function formatValueIssue(error: ValueError, value: unknown): string {
  const json = JSON.stringify(value);
  const length = [...String(value)].length;
  if (error.keyword === 'type') {
    const label = typeLabels[String(error.params.type)];
    return value === null ? 'is empty' : `is not ${label}: ${json}`;
  }
  const messages: Readonly<Record<string, string>> = {
    format: `is not a valid date: ${json}`,
    pattern: `has the wrong format: ${json}`,
    enum: `has an unknown value: ${json}`,
    minLength: value === '' ? 'is empty' : `is too short, ${length} characters: ${json}`,
    maxLength: `is too long, ${length} characters: ${json}`,
    minItems: Array.isArray(value) && value.length > 0 ? 'has too few entries' : 'has no entries',
    uniqueItems: `contains a duplicate: ${json}`,
    exclusiveMinimum: `is too low: ${json}`,
    minimum: `is too low: ${json}`,
    maximum: `is too high: ${json}`,
  };
  return messages[error.keyword] ?? `is wrong: ${json}`;
}

const typeLabels: Record<string, string> = {
  string: 'text (put a number in quotes to make it text)',
  number: 'a number (a number has no quotes)',
  integer: 'a whole number (a number has no quotes)',
  boolean: 'true or false',
  array: 'a list (a list is written [one, two])',
  object: 'a group of fields',
};
