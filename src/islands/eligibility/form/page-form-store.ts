/** Whether the page itself shows the form. The launcher then stays away, and links lead to that form. */
let shownForm: HTMLElement | null = null;
const watchers = new Set<() => void>();

/** The page's form is there; returns what takes it away again. */
export function showPageForm(form: HTMLElement): () => void {
  const set = (value: HTMLElement | null) => {
    shownForm = value;
    watchers.forEach((watcher) => watcher());
  };
  set(form);
  return () => set(null);
}

export function pageForm(): HTMLElement | null {
  return shownForm;
}

/** Calls back when the page's form comes or goes; returns what ends that. */
export function watchPageForm(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
