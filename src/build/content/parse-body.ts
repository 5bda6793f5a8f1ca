import { mdxComponents, type MdxComponentName } from '../../site/mdx-components';
import { linkFinding, pictureFinding } from './check-address';
import { propertyFindings, type Attribute } from './check-properties';
import type { Fault } from './fault';
import { syntaxFault } from './syntax-fault';

/**
 * A reference from one file to a page or a file of the site: '/hha#hours' is the path '/hha' and the anchor 'hours'. The path
 * is '' within the page, the anchor '' for the whole page.
 */
export type Reference = { kind: 'page' | 'file'; path: string; anchor: string; line: number };

export type ParsedBody = { references: Reference[]; components: string[]; faults: Fault[] };

type Node = {
  type: string;
  name?: string | null;
  url?: string;
  alt?: string | null;
  depth?: number;
  attributes?: Attribute[];
  position?: { start: { line: number } };
  children?: Node[];
};

/** MDX and its plugins are ES modules only; tools that run this as CommonJS reach them by import() alone. */
async function loadProcessor() {
  const [{ createProcessor }, { default: remarkGfm }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  return createProcessor({ remarkPlugins: [remarkGfm] });
}

/** Reads an MDX body: its links, pictures and components, and what is wrong with them. `firstLine` is 1-based. */
export async function parseBody(
  file: string,
  body: string,
  firstLine: number,
): Promise<ParsedBody> {
  const processor = await loadProcessor();
  const result: ParsedBody = { references: [], components: [], faults: [] };
  try {
    visit(processor.parse(body) as Node, (node) => inspect(node, file, firstLine, result));
  } catch (error) {
    result.faults.push(syntaxFault(error, file, body, firstLine));
  }
  return result;
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  node.children?.forEach((child) => visit(child, look));
}

function inspect(node: Node, file: string, firstLine: number, result: ParsedBody): void {
  const line = (node.position?.start.line ?? 1) + firstLine - 1;
  const fault = (problem: string, advice: string) =>
    result.faults.push({ file, line, problem, advice });

  if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
    report(linkFinding(node.url), fault);
    refer(node.url, 'page', line, result);
  }
  if (node.type === 'heading' && node.depth === 1) {
    fault('The page has a heading already: its title.', 'Write ## in place of #.');
  }
  if (node.type === 'image' && node.url !== undefined) {
    report(pictureFinding(node.url), fault);
    refer(node.url, 'file', line, result);
    if (!node.alt?.trim())
      fault(`The picture ${node.url} has no alt text.`, 'Write ![what it shows](/images/…).');
  }
  if (/^mdx(jsEsm|FlowExpression|TextExpression)$/.test(node.type)) {
    fault(
      'Code is not allowed here: { } and import or export.',
      'Write plain text or a component.',
    );
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    inspectComponent(node, line, fault, result);
  }
}

function inspectComponent(
  node: Node,
  line: number,
  fault: (problem: string, advice: string) => void,
  result: ParsedBody,
): void {
  const name = node.name ?? '';
  if (!Object.hasOwn(mdxComponents, name)) {
    fault(
      `There is no component <${name}>.`,
      `Use Markdown, or one of: ${Object.keys(mdxComponents).join(', ')}.`,
    );
    return;
  }
  result.components.push(name);
  for (const required of mdxComponents[name as MdxComponentName]) {
    if (!isCode(node, required) && !attribute(node, required)?.trim())
      fault(`<${name}> has no ${required}.`, `Write <${name} ${required}="…">.`);
  }
  for (const { problem, advice } of propertyFindings(
    name as MdxComponentName,
    node.attributes ?? [],
  )) {
    fault(problem, advice);
  }
  const href = attribute(node, 'href');
  const src = attribute(node, 'src');
  if (href) report(linkFinding(href), fault);
  if (src) report(pictureFinding(src), fault);
  const target = href ?? src;
  if (target !== undefined) refer(target, 'file', line, result);
}

function report(
  finding: ReturnType<typeof linkFinding>,
  fault: (problem: string, advice: string) => void,
): void {
  if (finding !== null) fault(finding.problem, finding.advice);
}

/** Whether an attribute's value stands in { }. */
function isCode(node: Node, name: string): boolean {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'object' && value !== null;
}

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function refer(url: string, kind: Reference['kind'], line: number, result: ParsedBody): void {
  if (!/^(?:#|\/(?!\/))/.test(url)) return;
  const [address = '', anchor = ''] = url.split(/#(.*)/s);
  const path = address.replace(/\?.*$/, '');
  result.references.push({ kind, path, anchor: decoded(anchor), line });
}

/** An anchor as its heading has it: a browser's address bar gives é as %C3%A9. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
