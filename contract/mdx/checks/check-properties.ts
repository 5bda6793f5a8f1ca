import { faqTopics } from '../faq-topics';
import type { MdxComponentName } from '../mdx-components';
import type { Finding } from '../mdx-issue';

/** An attribute of a component as the parser gives it: a text, null without a value, an object for code in { }. */
export type Attribute = { type: string; name?: string; value?: unknown };

/** What each component of src/mdx/ takes: null is any text, else the values there are. */
const properties: Record<MdxComponentName, Record<string, readonly string[] | null>> = {
  Callout: { tone: ['info', 'tip', 'warning'], title: null },
  Steps: { row: ['true'] },
  Step: { title: null },
  Programmes: {},
  ProgrammeCard: { name: null, for: null },
  ContactCard: {},
  FaqList: { topic: faqTopics },
  CountyMap: {},
  EligibilityButton: { label: null },
  Figure: { src: null, alt: null, caption: null },
  DownloadList: {},
  Download: { href: null, title: null, detail: null },
  RegionName: {},
  RegionPlace: {},
  RegionPhone: {},
  RegionEmail: {},
  RegionAddress: {},
};

/** The values that a property of a component takes; null: any text. */
export function valuesOf(component: string, name: string): readonly string[] | null {
  return (properties as Partial<typeof properties>)[component as MdxComponentName]?.[name] ?? null;
}

/** The attributes that a component does not take, and values that it does not know. */
export function propertyFindings(
  component: MdxComponentName,
  attributes: readonly Attribute[],
): Finding[] {
  const taken = properties[component];
  return attributes.flatMap(({ name, value }, index) => {
    if (name === undefined || (typeof value === 'object' && value !== null)) {
      return [
        {
          problem: `<${component}> has a value in { }, which is code.`,
          advice: `Write the value in quotes, as ${name ?? 'name'}="…".`,
        },
      ];
    }
    // Of two, the check and the page could each take another.
    if (attributes.findIndex((attribute) => attribute.name === name) < index) {
      return [{ problem: `<${component}> has ${name} twice.`, advice: 'Take one of them out.' }];
    }
    if (!Object.hasOwn(taken, name)) {
      const names = Object.keys(taken);
      return [
        {
          problem: `<${component}> does not know "${name}".`,
          advice: `Take it out${names.length > 0 ? `, or use one of: ${names.join(', ')}` : ''}.`,
        },
      ];
    }
    const values = taken[name] ?? null;
    if (values === null || values.some((known) => known === value)) return [];
    return [
      {
        problem: `<${component}> does not know ${name}="${typeof value === 'string' ? value : ''}".`,
        advice: `Write ${values.map((known) => `${name}="${known}"`).join(' or ')}.`,
      },
    ];
  });
}
