import { createHash } from 'node:crypto';
import type { openResponsiveImages } from './responsive-images';

const gatsbyScripts =
  /<script (?:id="gatsby-|src=)[^>]*>[\s\S]*?<\/script>|<script[^>]*>(?:(?!<\/script>)[\s\S])*window\.___(?:chunkMapping|webpackCompilationHash)=[\s\S]*?<\/script>/g;
/** Gatsby marks where its scripts are: first with elements, and with comments in the files that it has built. */
const marks = /\s*<(?:!-- slice-(?:start|end) [^>]*--|(slice-start|slice-end) [^>]*><\/\1)>\s*/g;
const preloads = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;
const islandScript = /<script type="module"[^>]*><\/script>/g;

/** Removes Gatsby's runtime from a page, which is complete without it. */
export function removeGatsbyScripts(html: string): string {
  return html.replace(gatsbyScripts, '').replace(preloads, '').replace(marks, '');
}

/** Adds the script of public pages to those that run after the first paint. Gatsby keeps unchanged pages of the build before, which already have one. */
export function addIslandScript(html: string, path: string): string {
  return html
    .replace(islandScript, '')
    .replace('</template>', `<script type="module" src="${path}"></script></template>`);
}

/** The executable inline scripts of a page, without data blocks such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', body = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
      const isExecutable = type === undefined || type === 'module' || type === 'speculationrules';
      return /\bsrc=/.test(attributes) || !isExecutable || body === '' ? [] : [body];
    },
  );
}

/** The Content-Security-Policy source "'sha256-…'". */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const pagePathScript =
  /<script id="gatsby-script-loader">[\s\S]*?window\.pagePath="([^"]*)";[\s\S]*?<\/script>/;
const chunkMapping =
  /<script[^>]*>(?:(?!<\/script>)[\s\S])*window\.___chunkMapping=[\s\S]*?<\/script>/;

/** Moves a page's path from Gatsby's inline script to an attribute, so that one CSP hash covers the script of every page. */
export function extractPagePath(html: string): string {
  return html
    .replace(
      pagePathScript,
      (_whole, path: string) =>
        `<script data-p="${path}">window.pagePath=document.currentScript.dataset.p</script>`,
    )
    .replace(chunkMapping, '<script>window.___chunkMapping={}</script>');
}

type Finish = { islandScript: string; images: ReturnType<typeof openResponsiveImages> };

/** Turns the HTML of Gatsby's renderer into that of a public page: our script instead of Gatsby's, and pictures in several sizes. */
export function finishPage(html: string, { islandScript, images }: Finish): Promise<string> {
  return images.addSources(addIslandScript(removeGatsbyScripts(html), islandScript));
}
