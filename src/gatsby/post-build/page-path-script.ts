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
