import { visibleCharacter } from '../../shared/text/patterns';
import {
  findComponent,
  getComponentLabels,
  mdxComponents,
  type MdxComponent,
} from '../mdx-components';
import type { IssueMessage } from '../mdx-issue';
import { getAttributeText, hasVisibleContent, type MdxAttribute, type MdxNode } from '../mdx-node';
import { checkImageUrl, checkLinkUrl } from './check-urls';
import { checkAttributeCharacters } from './check-characters';

/** @param collection the folder of content/ */
export function checkComponent(node: MdxNode, collection: string): IssueMessage[] {
  const name = node.name ?? '';
  const component = findComponent(name);
  if (component === null) {
    return [
      {
        message: `There is no component <${name}>.`,
        advice: `Use Markdown, or one of: ${Object.keys(mdxComponents).join(', ')}.`,
      },
    ];
  }
  const { attributes = [] } = node;
  const href = getAttributeText(node, 'href');
  const src = getAttributeText(node, 'src');
  const issues = [
    component.isHiddenIn?.includes(collection) ? neverShown(name, component) : null,
    ...(component.required ?? []).map((required) => checkRequired(name, required, node)),
    ...attributes.map((_, index) => checkAttribute(name, component, attributes, index)),
    ...attributes.map(({ value }) =>
      typeof value === 'string' ? checkAttributeCharacters(value) : null,
    ),
    href ? checkLinkUrl(href) : null,
    src ? checkImageUrl(src) : null,
    name === 'Source' ? checkSource(node) : null,
  ];
  const found = issues.filter((issue) => issue !== null);
  const hasContent = node.children?.some(hasVisibleContent) ?? false;
  const isUnfilled = component.text === 'required' && !hasContent;
  return found.length === 0 && isUnfilled ? [isEmpty(name, component)] : found;
}

function isEmpty(name: string, { label, renders }: MdxComponent): IssueMessage {
  const content = renders === 'list' ? 'entry' : 'text';
  return {
    message: `The ${label} is empty.`,
    advice: `Add its ${content} between <${name}> and </${name}>, or delete it.`,
  };
}

const neverShown = (name: string, { label }: MdxComponent): IssueMessage => ({
  message: `The ${label} wouldn’t show here.`,
  advice: `Delete <${name}>.`,
});

/** A source is a page of another site, with the day on which someone last read it. */
function checkSource(node: MdxNode): IssueMessage | null {
  const href = getAttributeText(node, 'href') ?? '';
  if (/^[/#]/.test(href))
    return {
      message: `The source "${href}" is a page of this site.`,
      advice: 'Write "https://…".',
    };
  const checked = getAttributeText(node, 'checked') ?? '';
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(checked) &&
    new Date(`${checked}T00:00:00Z`).toJSON()?.startsWith(checked) === true;
  if (checked === '' || isDay) return null;
  return {
    message: `<Source> can’t have checked="${checked}".`,
    advice: 'Write the day as YYYY-MM-DD.',
  };
}

function checkRequired(name: string, required: string, node: MdxNode): IssueMessage | null {
  const attribute = node.attributes?.find((one) => one.name === required);
  // Code in a value is reported separately.
  if (attribute !== undefined && isCode(attribute)) return null;
  if (visibleCharacter.test(getAttributeText(node, required) ?? '')) return null;
  const [label, property] = getComponentLabels(name, required);
  return {
    message: `The ${label} has no ${property}.`,
    advice: `Write <${name} ${required}="…">.`,
  };
}

function checkAttribute(
  component: string,
  { properties = {} }: MdxComponent,
  attributes: readonly MdxAttribute[],
  index: number,
): IssueMessage | null {
  const { name, value } = attributes[index] ?? {};
  if (name === undefined || isCode({ value })) {
    return {
      message: `<${component}> has a value in { }, which is code.`,
      advice: `Write the value in quotes: ${name ?? 'name'}="…".`,
    };
  }
  // The check and the page might each read a different one of two.
  if (attributes.findIndex((attribute) => attribute.name === name) < index) {
    return { message: `<${component}> has ${name} twice.`, advice: 'Delete one of them.' };
  }
  if (!Object.hasOwn(properties, name)) {
    const names = Object.keys(properties);
    return {
      message: `<${component}> has no property "${name}".`,
      advice: `Delete it${names.length > 0 ? `, or use one of: ${names.join(', ')}` : ''}.`,
    };
  }
  const values = properties[name] ?? null;
  if (values === null || values.some((allowed) => allowed === value)) return null;
  return {
    message: `<${component}> can’t have ${name}="${typeof value === 'string' ? value : ''}".`,
    advice: `Write ${values.map((allowed) => `${name}="${allowed}"`).join(' or ')}.`,
  };
}

function isCode({ value }: Pick<MdxAttribute, 'value'>): boolean {
  return typeof value === 'object' && value !== null;
}
