import type { FileIssue } from './schema';

type Format = { field: (name: string) => string; day: (day: string) => string };

/** Fills in the field and the days, which the editors of files and the office know by different names. */
export function formatFileIssue({ message, field, days = [] }: FileIssue, format: Format): string {
  const formatted: Readonly<Record<string, string[]>> = {
    '{field}': field === undefined ? [] : [format.field(field)],
    '{day}': days.map((day) => format.day(day)),
  };
  return message.replace(/\{field\}|\{day\}/g, (name) => formatted[name]?.shift() ?? name);
}
