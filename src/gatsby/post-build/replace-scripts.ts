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
