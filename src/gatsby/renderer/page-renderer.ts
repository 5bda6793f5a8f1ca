import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { PlannedPage } from '../page-plan/planned-page';

/** What a build leaves to render its pages with. */
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
        componentChunkName: `component---src-templates-${template}-tsx`,
        path,
        result: { data: { mdx: { content } }, pageContext: context },
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
