import { answerOtherTabs, askOtherTabs } from './tab-channel';

/** Each tells whether something is typed in its part of the site and not saved. */
const parts = new Set<() => boolean>();

/** What the tabs of a browser ask each other: signing out in one is signing out in all of them. */
const question = 'unsaved-here';
let stopAnswering: (() => void) | null = null;

/** What is asked before somebody signs out and loses what is typed here or in another tab; null when nothing is. */
export async function lostBySigningOut(): Promise<string | null> {
  if (hasUnsaved()) return 'What you have typed and not saved is lost when you sign out.';
  if (!(await askOtherTabs(question))) return null;
  return 'What you have typed in another tab and not saved is lost when you sign out.';
}

function hasUnsaved(): boolean {
  return [...parts].some((isUnsaved) => isUnsaved());
}

function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Asks this part, too: when somebody signs out and, by the browser, before the tab is closed or loaded anew. Returns how to stop. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  parts.add(isUnsaved);
  window.addEventListener('beforeunload', ask);
  stopAnswering ??= answerOtherTabs(question, hasUnsaved);
  return () => {
    parts.delete(isUnsaved);
    if (parts.size > 0) return;
    window.removeEventListener('beforeunload', ask);
    stopAnswering?.();
    stopAnswering = null;
  };
}
