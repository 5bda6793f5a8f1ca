import type { Value } from 'typebox/value';

type ValueError = ReturnType<typeof Value.Errors>[number];

/** A field as an editor finds it: ['tags', '0'] is entry 1 of "tags", counted from 1. */
export function fieldName(path: string[]): string {
  const [last] = path.slice(-1);
  if (last === undefined) return 'The front matter';
  if (/^\d+$/.test(last)) return `Entry ${Number(last) + 1} of "${path.slice(0, -1).join('.')}"`;
  const entry = path.findIndex((part) => /^\d+$/.test(part));
  if (entry < 0) return `The field "${path.join('.')}"`;
  const list = path.slice(0, entry).join('.');
  return `The field "${path.slice(entry + 1).join('.')}" in entry ${Number(path[entry]) + 1} of "${list}"`;
}

/** What is wrong with a value, in an editor's words: follows on the name of the field. */
export function valueWords(error: ValueError, value: unknown): string {
  const shown = JSON.stringify(value);
  switch (error.keyword) {
    case 'format':
      return `is no day of the calendar: ${shown}`;
    case 'pattern':
      return `is not written as it has to be: ${shown}`;
    case 'enum':
      return `has a value that is not known: ${shown}`;
    case 'minLength':
      return value === ''
        ? 'is empty'
        : `is too short, ${[...String(value)].length} characters: ${shown}`;
    case 'maxLength':
      return `is too long, ${[...String(value)].length} characters: ${shown}`;
    case 'minItems':
      return 'has no entries';
    case 'uniqueItems':
      return `names something twice: ${shown}`;
    case 'exclusiveMinimum':
      return `is too low: ${shown}`;
    case 'type':
      return value === null ? 'is empty' : `is not ${kinds[String(error.params.type)]}: ${shown}`;
    default:
      return `is wrong: ${shown}`;
  }
}

const kinds: Record<string, string> = {
  string: 'a text (a number as text needs quotes)',
  number: 'a number (a number has no quotes)',
  boolean: 'true or false',
  array: 'a list (a list is written [one, two])',
  object: 'a group of fields',
};
