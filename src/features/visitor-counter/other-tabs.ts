/** The session marker lives in one tab's storage; tabs that are open side by side tell each other over this channel. */
const channelName = 'visit-counted';

/** Milliseconds another tab has to answer. */
const patience = 200;

/** Whether another open tab has counted this visit. False where tabs cannot talk. */
export function countedInOtherTab(): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const finish = (counted: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(counted);
    };
    const timer = setTimeout(() => finish(false), patience);
    channel.onmessage = ({ data }) => {
      if (data === 'counted') finish(true);
    };
    channel.postMessage('counted?');
  });
}

let answering = false;

/** From now on this tab answers those that ask, until its page is left. */
export function answerOtherTabs(): void {
  if (answering || typeof BroadcastChannel === 'undefined') return;
  answering = true;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === 'counted?') channel.postMessage('counted');
  };
  window.addEventListener('pagehide', () => channel.close(), { once: true });
}

/** Runs `task` in one tab at a time, so that two tabs opened at once do not both count. */
export async function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Web Locks exist only where the page is served securely.
  return 'locks' in navigator ? await navigator.locks.request(channelName, task) : task();
}
