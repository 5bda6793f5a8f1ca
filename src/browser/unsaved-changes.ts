type Save = () => Promise<unknown>;

/** Each check with a function that saves what it can. */
const checks = new Map<() => boolean, Save>();

const question = 'unsaved-here';
let stopAnswering: (() => void) | null = null;

/** Saves what can be saved in this tab, then returns a warning if signing out would lose changes in any tab, or null. */
export async function getSignOutWarning(): Promise<string | null> {
  await Promise.all([...checks.values()].map((save) => save()));
  if (hasUnsaved()) return 'You have unsaved changes. They’ll be lost if you sign out.';
  if (!(await askOtherTabs())) return null;
  return 'You have unsaved changes in another tab. They’ll be lost if you sign out.';
}

function hasUnsaved(): boolean {
  return [...checks.keys()].some((isUnsaved) => isUnsaved());
}

function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Adds a check for sign-out and page close. Returns a stop function. */
export function registerUnsavedCheck(
  isUnsaved: () => boolean,
  save: Save = () => Promise.resolve(),
): () => void {
  checks.set(isUnsaved, save);
  window.addEventListener('beforeunload', ask);
  stopAnswering ??= answerOtherTabs();
  return () => {
    checks.delete(isUnsaved);
    if (checks.size > 0) return;
    window.removeEventListener('beforeunload', ask);
    stopAnswering?.();
    stopAnswering = null;
  };
}

/** Milliseconds. */
const maxWait = 200;

const isSupported = () => typeof BroadcastChannel !== 'undefined';

/** Asks the other tabs of this browser. False if none says yes in time. */
function askOtherTabs(): Promise<boolean> {
  if (!isSupported()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(question);
    const finish = (isYes: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isYes);
    };
    const timer = setTimeout(() => finish(false), maxWait);
    channel.onmessage = ({ data }) => {
      if (data === 'yes') finish(true);
    };
    channel.postMessage('?');
  });
}

/** Answers other tabs' questions. Returns a stop function. */
function answerOtherTabs(): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(question);
  channel.onmessage = ({ data }) => {
    if (data === '?' && hasUnsaved()) channel.postMessage('yes');
  };
  return () => channel.close();
}
