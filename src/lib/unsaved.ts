/** Each tells whether something is typed in its part of the site and not saved. */
const parts = new Set<() => boolean>();

/** What is asked before somebody signs out and loses it. */
export const unsavedWords = 'What you have typed and not saved is lost when you sign out.';

/** Whether signing out or closing the tab now would lose something that was typed here. */
export function hasUnsaved(): boolean {
  return [...parts].some((isUnsaved) => isUnsaved());
}

function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Asks this part, too: when somebody signs out and, by the browser, before the tab is closed or loaded anew. Returns how to stop. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  parts.add(isUnsaved);
  window.addEventListener('beforeunload', ask);
  return () => {
    parts.delete(isUnsaved);
    if (parts.size === 0) window.removeEventListener('beforeunload', ask);
  };
}
