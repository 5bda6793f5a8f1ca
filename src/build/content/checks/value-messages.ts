import type { Value } from 'typebox/value';

type ValueError = ReturnType<typeof Value.Errors>[number];

/** Formats a path: ['tags', '0'] is entry 1 of "tags". */
export function formatFieldName(path: string[]): string {
  const [last] = path.slice(-1);
  if (last === undefined) return 'The front matter';
  if (/^\d+$/.test(last)) return `Entry ${Number(last) + 1} of "${path.slice(0, -1).join('.')}"`;
  const entry = path.findIndex((part) => /^\d+$/.test(part));
  if (entry < 0) return `The field "${path.join('.')}"`;
  const list = path.slice(0, entry).join('.');
  return `The field "${path.slice(entry + 1).join('.')}" in entry ${Number(path[entry]) + 1} of "${list}"`;
}

/** Describes a validation error; follows the name of the field. */
export function formatValueIssue(error: ValueError, value: unknown): string {
  const json = JSON.stringify(value);
  const length = [...String(value)].length;
  switch (error.keyword) {
    case 'format':
      return `is not a valid date: ${json}`;
    case 'pattern':
      return `has the wrong format: ${json}`;
    case 'enum':
      return `has an unknown value: ${json}`;
    case 'minLength':
      return value === '' ? 'is empty' : `is too short, ${length} characters: ${json}`;
    case 'maxLength':
      return `is too long, ${length} characters: ${json}`;
    case 'minItems':
      return 'has no entries';
    case 'uniqueItems':
      return `contains a duplicate: ${json}`;
    case 'exclusiveMinimum':
      return `is too low: ${json}`;
    case 'type':
      return value === null
        ? 'is empty'
        : `is not ${typeLabels[String(error.params.type)]}: ${json}`;
    default:
      return `is wrong: ${json}`;
  }
}

const typeLabels: Record<string, string> = {
  string: 'text (put a number in quotes to make it text)',
  number: 'a number (a number has no quotes)',
  boolean: 'true or false',
  array: 'a list (a list is written [one, two])',
  object: 'a group of fields',
};
