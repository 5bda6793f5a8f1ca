/** What a reply template may name, and how the office reads it. */
export const templateVariables = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'name of the office',
  phone: 'phone of the office',
  email: 'e-mail of the office',
  me: 'your name',
} as const;
export type TemplateVariable = keyof typeof templateVariables;

/** What is known of each; null: nothing. */
export type TemplateValues = Readonly<Record<TemplateVariable, string | null>>;

const variable = /\{\{([^{}]*)\}\}/g;

/** The names between double braces that are no variable, each once, in the order of the text. */
export function unknownVariables(body: string): string[] {
  const names = [...body.matchAll(variable)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => !isVariable(name)))];
}

/** The text with its variables filled in; one of which nothing is known leaves a mark. */
export function fillTemplate(body: string, values: TemplateValues): string {
  return body.replace(variable, (whole, inner: string) => {
    const name = inner.trim();
    if (!isVariable(name)) return whole;
    return values[name] ?? `[fill in: ${templateVariables[name]}]`;
  });
}

/** The marks that stand in a text: it must not be sent with them. */
export function marksIn(text: string): string[] {
  return text.match(/\[fill in: [^\]]*\]/g) ?? [];
}

function isVariable(name: string): name is TemplateVariable {
  return Object.keys(templateVariables).includes(name);
}
