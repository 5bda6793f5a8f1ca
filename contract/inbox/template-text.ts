export const templateVariables = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'office name',
  phone: 'office phone',
  email: 'office email',
  me: 'your name',
} as const;
type TemplateVariable = keyof typeof templateVariables;

type TemplateValues = Readonly<Record<TemplateVariable, string | null>>;

const variablePattern = /\{\{([^{}]*)\}\}/g;

/** Unknown names in double braces, each once, in the order of the text. */
export function findUnknownVariables(body: string): string[] {
  const names = [...body.matchAll(variablePattern)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => !isVariable(name)))];
}

/** Replaces variables by their values, or by a placeholder such as '[fill in: first name]'. */
export function fillTemplate(body: string, values: TemplateValues): string {
  return body.replace(variablePattern, (whole, inner: string) => {
    const name = inner.trim();
    if (!isVariable(name)) return whole;
    return values[name] ?? `[fill in: ${templateVariables[name]}]`;
  });
}

/** A template with the blank lines that set it apart from what is before and after it in a message. */
export function separateTemplate(text: string, before: string, after: string): string {
  const breakLine = (rest: string, space: string) =>
    rest.trim() === '' ? '' : '\n'.repeat(Math.max(0, 3 - space.split('\n').length));
  const start = breakLine(before, before.slice(before.trimEnd().length));
  const end = breakLine(after, after.slice(0, after.length - after.trimStart().length));
  return start + text + end;
}

export function findPlaceholders(text: string): string[] {
  return text.match(/\[fill in: [^\]]*\]/g) ?? [];
}

function isVariable(name: string): name is TemplateVariable {
  return Object.keys(templateVariables).includes(name);
}
