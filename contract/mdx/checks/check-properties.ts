import { mdxComponents, type MdxComponentName } from '../mdx-components';
import type { IssueMessage } from '../mdx-issue';

/** An attribute from the parser. The value is null if there is none, and an object for code in { }. */
export type Attribute = { type: string; name?: string; value?: unknown };

/** Checks the attributes of a component. */
export function checkProperties(
  component: MdxComponentName,
  attributes: readonly Attribute[],
): IssueMessage[] {
  const properties: Readonly<Record<string, readonly string[] | null>> =
    mdxComponents[component].properties;
  return attributes.flatMap(({ name, value }, index): IssueMessage[] => {
    if (name === undefined || (typeof value === 'object' && value !== null)) {
      return [
        {
          problem: `<${component}> has a value in { }, which is code.`,
          advice: `Write the value in quotes: ${name ?? 'name'}="…".`,
        },
      ];
    }
    // The check and the page might each read a different one of two.
    if (attributes.findIndex((attribute) => attribute.name === name) < index) {
      return [{ problem: `<${component}> has ${name} twice.`, advice: 'Delete one of them.' }];
    }
    if (!Object.hasOwn(properties, name)) {
      const names = Object.keys(properties);
      return [
        {
          problem: `<${component}> has no property "${name}".`,
          advice: `Delete it${names.length > 0 ? `, or use one of: ${names.join(', ')}` : ''}.`,
        },
      ];
    }
    const values = properties[name] ?? null;
    if (values === null || values.some((allowed) => allowed === value)) return [];
    return [
      {
        problem: `<${component}> can’t have ${name}="${typeof value === 'string' ? value : ''}".`,
        advice: `Write ${values.map((allowed) => `${name}="${allowed}"`).join(' or ')}.`,
      },
    ];
  });
}
