import { visibleCharacter } from '../shared/text/patterns';
import { createSizeCheck } from './checks/body-size';
import { checkImageUrl, checkLinkUrl } from './checks/check-urls';
import { checkCharacters } from './checks/check-characters';
import { checkComponent } from './checks/check-component';
import { checkNesting, noAncestors, enterNode, type Ancestors } from './checks/check-nesting';
import { toSyntaxIssue } from './checks/syntax-issue';
import { findComponent } from './mdx-components';
import { bySourcePosition, type IssueMessage, type MdxIssue } from './mdx-issue';
import { loadMdxProcessor } from './mdx-processor';
import {
  getAttributeText,
  hasVisibleContent,
  isComponentNode,
  type MdxNode,
  type ContentNode,
} from './mdx-node';
import { getReadingMinutes } from './reading-time';
import { treeToContent } from './tree-to-content';

/** A link to a page or file of the site: '/hha#hours' has the path '/hha' and the anchor 'hours'. Either may be ''. */
export type Reference = {
  kind: 'page' | 'file';
  path: string;
  anchor: string;
  line: number;
  column: number;
};

/** A <Fact> of a program in content/programs/. */
export type FactUse = { program: string; fact: string; line: number; column: number };

export type ParsedBody = {
  references: Reference[];
  factUses: FactUse[];
  components: string[];
  issues: MdxIssue[];
  readingMinutes: number;
  /** Empty if there are issues. */
  content: ContentNode[];
};

const maxIssues = 50;
const maxDepth = 40;

/**
 * Parses an MDX body, checks that it contains only Markdown and the listed components with literal properties, and converts it to JSON.
 * @param collection the folder of content/
 */
export async function parseBody(body: string, collection: string): Promise<ParsedBody> {
  const processor = await loadMdxProcessor();
  const result: ParsedBody = {
    references: [],
    factUses: [],
    components: [],
    issues: checkCharacters(body),
    readingMinutes: getReadingMinutes(body),
    content: [],
  };
  let tree: MdxNode = { type: 'root' };
  try {
    tree = processor.parse(body);
    const definitions = findDefinitions(tree);
    const checkSize = createSizeCheck();
    let isTooLarge = false;
    visit(tree, (node, depth, ancestors) => {
      if (isTooLarge) return false;
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      const addIssues = (...issues: readonly (IssueMessage | null)[]) => {
        for (const issue of issues) if (issue) result.issues.push({ line, column, ...issue });
      };
      const sizeIssue = checkSize(node);
      isTooLarge = sizeIssue !== null;
      addIssues(sizeIssue ?? checkNesting(node, ancestors));
      if (isTooLarge) return false;
      addIssues(...checkNode(node, definitions, collection));
      if (depth === maxDepth) addIssues(tooDeep);
      const reference = findReference(node, definitions);
      if (reference !== null) result.references.push({ ...reference, line, column });
      if (isKnownComponent(node)) result.components.push(node.name ?? '');
      const use = findFactUse(node);
      if (use !== null) result.factUses.push({ ...use, line, column });
      return depth !== maxDepth;
    });
  } catch (error) {
    // The parser itself overflows the stack on extreme nesting.
    result.issues.push(
      error instanceof RangeError ? { line: 1, column: 1, ...tooDeep } : toSyntaxIssue(error, body),
    );
  }
  result.issues = result.issues.sort(bySourcePosition).slice(0, maxIssues);
  if (result.issues.length === 0)
    result.content = treeToContent(processor.toHtmlTree(tree), collection);
  return result;
}

type Definitions = ReadonlyMap<string, string>;

/** URLs of reference-style images. As in Markdown, the first of a name counts. */
function findDefinitions(tree: MdxNode): Definitions {
  const definitions = new Map<string, string>();
  visit(tree, ({ type, identifier, url }) => {
    if (type === 'definition' && identifier !== undefined && !definitions.has(identifier))
      definitions.set(identifier, url ?? '');
    return true;
  });
  return definitions;
}

/** Skips the children of a node for which `look` returns false. */
function visit(
  node: MdxNode,
  look: (node: MdxNode, depth: number, ancestors: Ancestors) => boolean,
  depth = 0,
  ancestors = noAncestors,
): void {
  if (!look(node, depth, ancestors)) return;
  const inside = enterNode(node, ancestors);
  for (const child of node.children ?? []) {
    // Email addresses become links without a position of their own.
    child.position ??= node.position;
    visit(child, look, depth + 1, inside);
  }
}

function checkNode(
  node: MdxNode,
  definitions: Definitions,
  collection: string,
): (IssueMessage | null)[] {
  switch (node.type) {
    case 'link':
      return [hasVisibleContent(node) ? null : emptyLink, checkLinkUrl(node.url ?? '')];
    case 'linkReference':
      return [hasVisibleContent(node) ? null : emptyLink];
    case 'definition':
      return [checkLinkUrl(node.url ?? '')];
    case 'image':
    case 'imageReference': {
      const url = getImageUrl(node, definitions);
      const hasAlt = visibleCharacter.test(node.alt ?? '');
      return [checkImageUrl(url), hasAlt ? null : missingAlt(url)];
    }
    case 'heading':
      return [node.depth === 1 ? secondTitle : null, hasVisibleContent(node) ? null : emptyHeading];
    case 'table':
      return [hasFilledRow(node) ? null : emptyTable];
    case 'html':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [containsCode];
    default:
      return isComponentNode(node) ? checkComponent(node, collection) : [];
  }
}

/** A header without any row below it counts. */
function hasFilledRow({ children: [header, ...rows] = [] }: MdxNode): boolean {
  return (rows.length > 0 ? rows : header ? [header] : []).some(hasVisibleContent);
}

const tooDeep: IssueMessage = {
  message: 'Lists, quotes, or components are nested too deeply.',
  advice: `Nest at most ${maxDepth} of them.`,
};

const secondTitle: IssueMessage = {
  message: 'The page already has a main heading: its title.',
  advice: 'Write ## instead of #.',
};

const emptyHeading: IssueMessage = {
  message: 'This heading is empty.',
  advice: 'Write text after the #, or delete it.',
};

const emptyTable: IssueMessage = {
  message: 'This table is empty.',
  advice: 'Fill in the rows below its header, or delete it.',
};

const emptyLink: IssueMessage = {
  message: 'This link has no visible text.',
  advice: 'Write [text](/…), or delete it.',
};

const missingAlt = (url: string): IssueMessage => ({
  message: `The picture ${url} has no alt text.`,
  advice: 'Write ![description](/images/…).',
});

const containsCode: IssueMessage = {
  message: 'Code is not allowed here: { } and import or export.',
  advice: 'Write plain text or a component.',
};

function findReference(
  node: MdxNode,
  definitions: Definitions,
): Pick<Reference, 'kind' | 'path' | 'anchor'> | null {
  const isLink = node.type === 'link' || node.type === 'definition';
  const url = isLink ? (node.url ?? '') : getImageUrl(node, definitions);
  if (!/^(?:#|\/(?!\/))/.test(url)) return null;
  const [target = '', anchor = ''] = url.split(/#(.*)/s);
  return {
    kind: isLink ? 'page' : 'file',
    path: target.replace(/\?.*$/, ''),
    anchor: decode(anchor),
  };
}

function findFactUse(node: MdxNode): Pick<FactUse, 'program' | 'fact'> | null {
  const [program, fact] = ['program', 'fact'].map((name) => getAttributeText(node, name));
  return node.name === 'Fact' && program && fact ? { program, fact } : null;
}

/** The URL of an image, or of a file in a component; '' for other nodes. */
function getImageUrl(node: MdxNode, definitions: Definitions): string {
  if (node.type === 'image') return node.url ?? '';
  if (node.type === 'imageReference') return definitions.get(node.identifier ?? '') ?? '';
  if (!isKnownComponent(node)) return '';
  return getAttributeText(node, 'href') ?? getAttributeText(node, 'src') ?? '';
}

function isKnownComponent(node: MdxNode): boolean {
  return isComponentNode(node) && findComponent(node.name) !== null;
}

/** Editors copy anchors from the address bar, which writes é as %C3%A9. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
