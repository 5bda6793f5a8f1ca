/**
 * Puts a signature on the clipboard as formatted text, with the plain text for programs without formatting. Throws where the
 * browser does not let pages write there.
 */
export async function copyFormatted(html: string, text: string): Promise<void> {
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  await navigator.clipboard.write([item]);
}

/** Puts the HTML itself there, for programs that take a signature as HTML. */
export async function copyHtml(html: string): Promise<void> {
  await navigator.clipboard.writeText(html);
}
