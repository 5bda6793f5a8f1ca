import { listStaff } from './staff-names';

type Part = { text: string; email: string | null };

/** Separates '@Ira Intake' from the rest of a note. Of two names that begin alike, the longer one counts. */
export function splitMentions(text: string): Part[] {
  const staff = listStaff().sort((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    if (index < end) continue;
    const rest = text.slice(index + 1);
    const found = staff.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (found === undefined) continue;
    const { email, name } = found;
    parts.push({ text: text.slice(end, index), email: null }, { text: `@${name}`, email });
    end = index + 1 + name.length;
  }
  return [...parts, { text: text.slice(end), email: null }];
}

export function listMentioned(text: string): string[] {
  const emails = splitMentions(text).flatMap(({ email }) => email ?? []);
  return [...new Set(emails)];
}
