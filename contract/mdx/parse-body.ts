import { visible } from '../forms/rules';
import { bodySize, type Definition } from './checks/body-size';
import { linkFinding, pictureFinding } from './checks/check-address';
import { nestingFinding, topLevel, within, type Surroundings } from './checks/check-nesting';
import { propertyFindings, type Attribute } from './checks/check-properties';
import { mdxComponents, type MdxComponentName } from './mdx-components';
import { byPlace, type Finding, type MdxFault } from './mdx-issue';
import { signFaults, signFinding } from './checks/check-characters';
import { syntaxFault } from './checks/syntax-issue';

/**
 * A reference from a body to a page or a file of the site: '/hha#hours' is the path '/hha' and the anchor 'hours'. The path
 * is '' within the page, the anchor '' for the whole page.
 */
export type Reference = {
  kind: 'page' | 'file';
  path: string;
  anchor: string;
  line: number;
  column: number;
};

export type ParsedBody = { references: Reference[]; components: string[]; faults: MdxFault[] };

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
  position?: { start: Place; end: Place };
  children?: Node[];
};
type Place = { line: number; column: number; offset?: number };

/** What is found at a node goes in here. */
type Findings = {
  at: Place;
  result: ParsedBody;
  /** What stands at the end of the text, by its names. */
  definitions: ReadonlyMap<string, Definition>;
};

/** Faults that are named: whoever mends these sees the next. */
const mostFaults = 50;

/** Nobody nests so deep, and the walks over a text that does would run out of room. */
const deepest = 40;

/** MDX and its plugins are ES modules only; tools that run this as CommonJS reach them by import() alone. */
async function loadProcessor() {
  const [{ createProcessor }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  return createProcessor({ remarkPlugins: [remarkGfm] });
}

/**
 * Reads an MDX body: its links, pictures and components, and its faults in the order of the text: it may hold Markdown and the listed
 * components with literal props, and nothing else. Lines and columns are 1-based.
 */
export async function parseBody(body: string): Promise<ParsedBody> {
  const processor = await loadProcessor();
  const result: ParsedBody = { references: [], components: [], faults: signFaults(body) };
  try {
    const tree = processor.parse(body) as Node;
    const definitions = definitionsIn(tree);
    const measure = bodySize(definitions);
    let isTooMuch = false;
    visit(tree, (node, depth, around) => {
      if (isTooMuch) return false;
      const at = node.position?.start ?? { line: 1, column: 1 };
      const size = measure(node);
      isTooMuch = size !== null;
      addFault({ at, result }, size ?? nestingFinding(node, around));
      if (isTooMuch) return false;
      inspect(node, { at, result, definitions });
      if (depth === deepest) addFault({ at, result }, tooDeep);
      return depth !== deepest;
    });
  } catch (error) {
    result.faults.push(
      error instanceof RangeError ? { line: 1, column: 1, ...tooDeep } : syntaxFault(error, body),
    );
  }
  result.faults = result.faults.sort(byPlace).slice(0, mostFaults);
  return result;
}

/** The first of a name counts, as in Markdown. */
function definitionsIn(tree: Node): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, ({ type, identifier, url, title }) => {
    if (type === 'definition' && identifier !== undefined && !definitions.has(identifier))
      definitions.set(identifier, { url: url ?? '', title: title ?? '' });
    return true;
  });
  return definitions;
}

const tooDeep: Finding = {
  problem: 'Lists, quotes or components stand in each other too deep.',
  advice: `Write fewer of them within one another: ${deepest} are the most.`,
};

/** Shows every node with its depth and where it stands; what stands in a node for which `look` returns false is left out. */
function visit(
  node: Node,
  look: (node: Node, depth: number, around: Surroundings) => boolean,
  depth = 0,
  around = topLevel,
): void {
  if (!look(node, depth, around)) return;
  const inside = within(node, around);
  for (const child of node.children ?? []) visit(child, look, depth + 1, inside);
}

const addFault = ({ at, result }: Pick<Findings, 'at' | 'result'>, found: Finding | null) => {
  if (found !== null) result.faults.push({ line: at.line, column: at.column, ...found });
};

function inspect(node: Node, findings: Findings): void {
  switch (node.type) {
    case 'link':
      if (!showsWords(node)) addFault(findings, wordlessLink);
      addFault(findings, linkFinding(node.url ?? ''));
      refer(node.url ?? '', 'page', findings);
      return;
    case 'linkReference':
      if (!showsWords(node)) addFault(findings, wordlessLink);
      return;
    case 'definition':
      addFault(findings, linkFinding(node.url ?? ''));
      refer(node.url ?? '', 'page', findings);
      return;
    case 'image':
      inspectPicture(node.url ?? '', node.alt, findings);
      return;
    case 'imageReference':
      inspectPicture(
        findings.definitions.get(node.identifier ?? '')?.url ?? '',
        node.alt,
        findings,
      );
      return;
    case 'heading':
      if (node.depth === 1) addFault(findings, secondHeading);
      if (!showsWords(node)) addFault(findings, wordlessHeading);
      return;
    case 'html':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      addFault(findings, code);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      inspectComponent(node, findings);
  }
}

const secondHeading: Finding = {
  problem: 'The page has a heading already: its title.',
  advice: 'Write ## in place of #.',
};

const wordlessHeading: Finding = {
  problem: 'This heading has no words.',
  advice: 'Write them behind the #, or take the # out.',
};

const wordlessLink: Finding = {
  problem: 'This link has no words that can be seen.',
  advice: 'Write [where it leads](/…), or take it out.',
};

/** Whether a heading or a link has something to read: pictures and components have words of their own, or are refused for having none. */
function showsWords({ type, value = '', children = [] }: Node): boolean {
  switch (type) {
    case 'text':
    case 'inlineCode':
      return visible.test(value);
    case 'image':
    case 'imageReference':
    case 'mdxTextExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return true;
    default:
      return children.some(showsWords);
  }
}

const code: Finding = {
  problem: 'Code is not allowed here: { } and import or export.',
  advice: 'Write plain text or a component.',
};

function inspectPicture(url: string, alt: string | null | undefined, findings: Findings): void {
  addFault(findings, pictureFinding(url));
  refer(url, 'file', findings);
  if (visible.test(alt ?? '')) return;
  addFault(findings, {
    problem: `The picture ${url} has no alt text.`,
    advice: 'Write ![what it shows](/images/…).',
  });
}

function inspectComponent(node: Node, findings: Findings): void {
  const name = node.name ?? '';
  if (!Object.hasOwn(mdxComponents, name)) {
    addFault(findings, {
      problem: `There is no component <${name}>.`,
      advice: `Use Markdown, or one of: ${Object.keys(mdxComponents).join(', ')}.`,
    });
    return;
  }
  findings.result.components.push(name);
  const component = name as MdxComponentName;
  const attributes = node.attributes ?? [];
  for (const required of mdxComponents[component]) {
    if (!isCode(attributes, required) && !visible.test(textOf(attributes, required) ?? ''))
      addFault(findings, {
        problem: `<${name}> has no ${required}.`,
        advice: `Write <${name} ${required}="…">.`,
      });
  }
  for (const found of propertyFindings(component, attributes)) addFault(findings, found);
  for (const { value } of attributes) {
    if (typeof value === 'string') addFault(findings, signFinding(value));
  }
  const href = textOf(attributes, 'href');
  const src = textOf(attributes, 'src');
  if (href) addFault(findings, linkFinding(href));
  if (src) addFault(findings, pictureFinding(src));
  const target = href ?? src;
  if (target !== undefined) refer(target, 'file', findings);
}

/** Whether an attribute's value stands in { }. */
function isCode(attributes: readonly Attribute[], name: string): boolean {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'object' && value !== null;
}

function textOf(attributes: readonly Attribute[], name: string): string | undefined {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function refer(url: string, kind: Reference['kind'], { at, result }: Findings): void {
  if (!/^(?:#|\/(?!\/))/.test(url)) return;
  const [address = '', anchor = ''] = url.split(/#(.*)/s);
  const path = address.replace(/\?.*$/, '');
  result.references.push({
    kind,
    path,
    anchor: decoded(anchor),
    line: at.line,
    column: at.column,
  });
}

/** An anchor as its heading has it: a browser's address bar gives é as %C3%A9. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
