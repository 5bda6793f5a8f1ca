const pagePathScript =
  /<script id="gatsby-script-loader">[\s\S]*?window\.pagePath="([^"]*)";[\s\S]*?<\/script>/;
const chunkMapping =
  /<script[^>]*>(?:(?!<\/script>)[\s\S])*window\.___chunkMapping=[\s\S]*?<\/script>/;

/**
 * Gatsby writes each page's path into an inline script, which would need a hash of its own per page in the
 * Content-Security-Policy. Here the path moves into an attribute, so that the script is the same on all pages.
 */
export function extractPagePath(html: string): string {
  return html
    .replace(
      pagePathScript,
      (_whole, path: string) =>
        `<script data-p="${path}">window.pagePath=document.currentScript.dataset.p</script>`,
    )
    .replace(chunkMapping, '<script>window.___chunkMapping={}</script>');
}
