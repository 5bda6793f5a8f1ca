import { visibleCharacter } from '../shared/text/patterns';
import { createSizeCheck, type Definition } from './checks/body-size';
import { checkLinkUrl, checkImageUrl } from './checks/check-address';
import { checkCharacters, checkAttributeCharacters } from './checks/check-characters';
import { checkNesting, noAncestors, enterNode, type Ancestors } from './checks/check-nesting';
import { checkProperties, type Attribute } from './checks/check-properties';
import { toSyntaxIssue } from './checks/syntax-issue';
import { findComponent, mdxComponents, type MdxComponentName } from './mdx-components';
import { bySourcePosition, type IssueMessage, type MdxIssue } from './mdx-issue';

/** A link to a page or file of the site: '/hha#hours' has the path '/hha' and the anchor 'hours'. Either may be ''. */
export type Reference = {
  kind: 'page' | 'file';
  path: string;
  anchor: string;
  line: number;
  column: number;
};

type ParsedBody = { references: Reference[]; components: string[]; issues: MdxIssue[] };

type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  identifier?: string;
  depth?: number;
  align?: readonly unknown[] | null;
  attributes?: Attribute[];
  position?: { start: Position; end: Position };
  children?: Node[];
};
type Position = { line: number; column: number; offset?: number };

/** Collects what is found at a node. */
type Collector = {
  position: Position;
  result: ParsedBody;
  definitions: ReadonlyMap<string, Definition>;
};

const maxIssues = 50;
const maxDepth = 40;

/** MDX and its plugins are ES modules, which CommonJS tools can only load with import(). */
async function loadProcessor() {
  const [{ createProcessor }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  return createProcessor({ remarkPlugins: [remarkGfm] });
}

/** Parses an MDX body and checks that it contains only Markdown and the listed components with literal properties. */
export async function parseBody(body: string): Promise<ParsedBody> {
  const processor = await loadProcessor();
  const result: ParsedBody = { references: [], components: [], issues: checkCharacters(body) };
  try {
    const tree = processor.parse(body) as Node;
    const definitions = findDefinitions(tree);
    const checkSize = createSizeCheck(definitions);
    let isTooLarge = false;
    visit(tree, (node, depth, ancestors) => {
      if (isTooLarge) return false;
      const position = node.position?.start ?? { line: 1, column: 1 };
      const sizeIssue = checkSize(node);
      isTooLarge = sizeIssue !== null;
      addIssue({ position, result }, sizeIssue ?? checkNesting(node, ancestors));
      if (isTooLarge) return false;
      checkNode(node, { position, result, definitions });
      if (depth === maxDepth) addIssue({ position, result }, tooDeep);
      return depth !== maxDepth;
    });
  } catch (error) {
    // The parser itself overflows the stack on extreme nesting.
    result.issues.push(
      error instanceof RangeError ? { line: 1, column: 1, ...tooDeep } : toSyntaxIssue(error, body),
    );
  }
  result.issues = result.issues.sort(bySourcePosition).slice(0, maxIssues);
  return result;
}

/** Targets of reference-style links. As in Markdown, the first of a name counts. */
function findDefinitions(tree: Node): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, ({ type, identifier, url, title }) => {
    if (type === 'definition' && identifier !== undefined && !definitions.has(identifier))
      definitions.set(identifier, { url: url ?? '', title: title ?? '' });
    return true;
  });
  return definitions;
}

const tooDeep: IssueMessage = {
  problem: 'Lists, quotes, or components are nested too deeply.',
  advice: `Nest at most ${maxDepth} of them.`,
};

/** Visits every node; skips the children of a node for which `look` returns false. */
function visit(
  node: Node,
  look: (node: Node, depth: number, ancestors: Ancestors) => boolean,
  depth = 0,
  ancestors = noAncestors,
): void {
  if (!look(node, depth, ancestors)) return;
  const inside = enterNode(node, ancestors);
  for (const child of node.children ?? []) visit(child, look, depth + 1, inside);
}

function addIssue(
  { position, result }: Pick<Collector, 'position' | 'result'>,
  issue: IssueMessage | null,
): void {
  if (issue !== null)
    result.issues.push({ line: position.line, column: position.column, ...issue });
}

function checkNode(node: Node, collector: Collector): void {
  switch (node.type) {
    case 'link':
    case 'linkReference':
      if (!hasVisibleContent(node)) addIssue(collector, emptyLink);
      if (node.type === 'link') checkLink(node.url ?? '', collector);
      return;
    case 'definition':
      checkLink(node.url ?? '', collector);
      return;
    case 'image':
      checkImage(node.url ?? '', node.alt, collector);
      return;
    case 'imageReference':
      checkImage(collector.definitions.get(node.identifier ?? '')?.url ?? '', node.alt, collector);
      return;
    case 'heading':
      if (node.depth === 1) addIssue(collector, secondTitle);
      if (!hasVisibleContent(node)) addIssue(collector, emptyHeading);
      return;
    case 'html':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      addIssue(collector, containsCode);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkComponent(node, collector);
  }
}

const secondTitle: IssueMessage = {
  problem: 'The page already has a main heading: its title.',
  advice: 'Write ## instead of #.',
};

const emptyHeading: IssueMessage = {
  problem: 'This heading is empty.',
  advice: 'Write text after the #, or delete it.',
};

const emptyLink: IssueMessage = {
  problem: 'This link has no visible text.',
  advice: 'Write [text](/…), or delete it.',
};

const containsCode: IssueMessage = {
  problem: 'Code is not allowed here: { } and import or export.',
  advice: 'Write plain text or a component.',
};

/** Pictures and components have text, or issues of their own. */
function hasVisibleContent({ type, value = '', children = [] }: Node): boolean {
  switch (type) {
    case 'text':
    case 'inlineCode':
      return visibleCharacter.test(value);
    case 'image':
    case 'imageReference':
    case 'mdxTextExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return true;
    default:
      return children.some(hasVisibleContent);
  }
}

function checkLink(url: string, collector: Collector): void {
  addIssue(collector, checkLinkUrl(url));
  addReference(url, 'page', collector);
}

function checkImage(url: string, alt: string | null | undefined, collector: Collector): void {
  addIssue(collector, checkImageUrl(url));
  addReference(url, 'file', collector);
  if (visibleCharacter.test(alt ?? '')) return;
  addIssue(collector, {
    problem: `The picture ${url} has no alt text.`,
    advice: 'Write ![description](/images/…).',
  });
}

function checkComponent(node: Node, collector: Collector): void {
  const name = node.name ?? '';
  const component = findComponent(name);
  if (component === null) {
    addIssue(collector, {
      problem: `There is no component <${name}>.`,
      advice: `Use Markdown, or one of: ${Object.keys(mdxComponents).join(', ')}.`,
    });
    return;
  }
  collector.result.components.push(name);
  const attributes = node.attributes ?? [];
  const valueOf = (attribute: string) => attributes.find((one) => one.name === attribute)?.value;
  const textOf = (attribute: string) => {
    const value = valueOf(attribute);
    return typeof value === 'string' ? value : undefined;
  };
  for (const required of component.required) {
    // Code in a value is reported separately.
    const isCode = typeof valueOf(required) === 'object' && valueOf(required) !== null;
    if (isCode || visibleCharacter.test(textOf(required) ?? '')) continue;
    addIssue(collector, {
      problem: `<${name}> has no ${required}.`,
      advice: `Write <${name} ${required}="…">.`,
    });
  }
  for (const issue of checkProperties(name as MdxComponentName, attributes))
    addIssue(collector, issue);
  for (const { value } of attributes) {
    if (typeof value === 'string') addIssue(collector, checkAttributeCharacters(value));
  }
  const href = textOf('href');
  const src = textOf('src');
  if (href) addIssue(collector, checkLinkUrl(href));
  if (src) addIssue(collector, checkImageUrl(src));
  const url = href ?? src;
  if (url !== undefined) addReference(url, 'file', collector);
}

function addReference(url: string, kind: Reference['kind'], collector: Collector): void {
  if (!/^(?:#|\/(?!\/))/.test(url)) return;
  const [address = '', anchor = ''] = url.split(/#(.*)/s);
  const { line, column } = collector.position;
  collector.result.references.push({
    kind,
    path: address.replace(/\?.*$/, ''),
    anchor: decode(anchor),
    line,
    column,
  });
}

/** Editors copy anchors from the address bar, which writes é as %C3%A9. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
