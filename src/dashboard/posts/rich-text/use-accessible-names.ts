import { useEffect } from 'react';

const nameless = ':not([aria-label], [aria-labelledby])';
/** The texts within the text: those of components, and the cells of tables. */
const texts = `.post-editor .post-text [contenteditable="true"]${nameless}`;
/** What the buttons of a table's columns and rows open. */
const menus = `.mdxeditor-popup-container [role="dialog"]${nameless}`;

/** Names what the editor draws without a name, as soon as it is drawn (WCAG 4.1.2). */
export function useNamedParts(): void {
  useEffect(() => {
    const watch = new MutationObserver(nameParts);
    watch.observe(document.body, { childList: true, subtree: true });
    nameParts();
    return () => watch.disconnect();
  }, []);
}

function nameParts(): void {
  for (const text of document.querySelectorAll(texts)) {
    const words = text.closest('td, th') ? 'Cell of the table' : 'Text of the component';
    text.setAttribute('aria-label', words);
  }
  for (const menu of document.querySelectorAll(menus)) {
    // As the button is called that has opened it.
    const opener = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
    menu.setAttribute('aria-label', opener?.getAttribute('title') ?? 'Menu of the table');
    // Who opens it by a key goes on in it; the library leaves the focus where it was, out of its reach.
    if (opener?.matches(':focus-visible')) menu.querySelector('button')?.focus();
  }
}
