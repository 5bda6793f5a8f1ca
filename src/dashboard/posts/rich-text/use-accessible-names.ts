import { useEffect } from 'react';

const unnamed = ':not([aria-label], [aria-labelledby])';
const nestedTexts = `.post-editor .post-text [contenteditable="true"]${unnamed}`;
const tableMenus = `.mdxeditor-popup-container [role="dialog"]${unnamed}`;

/** Adds the accessible names that the editor leaves out (WCAG 4.1.2). */
export function useAccessibleNames(): void {
  useEffect(() => {
    const observer = new MutationObserver(addNames);
    observer.observe(document.body, { childList: true, subtree: true });
    addNames();
    return () => observer.disconnect();
  }, []);
}

function addNames(): void {
  for (const text of document.querySelectorAll(nestedTexts)) {
    text.setAttribute('aria-label', text.closest('td, th') ? 'Table cell' : 'Component text');
  }
  for (const menu of document.querySelectorAll(tableMenus)) {
    const opener = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
    menu.setAttribute('aria-label', opener?.getAttribute('title') ?? 'Table menu');
    // The editor leaves the focus behind, where the keyboard can't reach the menu.
    if (opener?.matches(':focus-visible')) menu.querySelector('button')?.focus();
  }
}
