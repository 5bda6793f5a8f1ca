import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { PlannedPage } from '../page-plan/planned-page';

/** The code that a build leaves to render its pages with. */
export const rendererFolder = '.cache/page-ssr/routes';

type RenderStaticPage = (options: object) => Promise<{ html: string }>;

/** Loads the renderer of the build in `root`, with which Gatsby rendered its pages. Rejects if there is none. */
export function loadPageRenderer(root: string): (page: PlannedPage) => Promise<string> {
  const load = createRequire(resolve(root, 'package.json'));
  const gatsby = load(resolve(root, rendererFolder, 'render-page.js')) as {
    default: RenderStaticPage;
  };
  return async ({ path, template, context, content }) => {
    const { html } = await gatsby.default({
      pagePath: path,
      pageData: {
        componentChunkName: 'component---src-templates-public-page-tsx',
        path,
        result: { data: { mdx: { content } }, pageContext: { ...context, template } },
        staticQueryHashes: [],
        slicesMap: {},
      },
      staticQueryContext: {},
      styles: [],
      scripts: [],
      reversedStyles: [],
      reversedScripts: [],
      inlinePageData: false,
      webpackCompilationHash: '',
      sliceData: {},
    });
    return html;
  };
}

const digests = new WeakMap<object, string>();

export function digestPage({ template, context, content }: PlannedPage): string {
  const hash = createHash('sha256').update(template).update(digestValue(content));
  for (const [name, value] of Object.entries(context))
    if (value !== undefined) hash.update(`\0${name}\0${digestValue(value)}`);
  return hash.digest('base64url');
}

/** Pages share layouts, and plans share texts, so that each object is digested once. */
function digestValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  digests.set(value, digest);
  return digest;
}
