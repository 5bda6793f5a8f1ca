/** Milliseconds. */
const maxWait = 200;

const isSupported = () => typeof BroadcastChannel !== 'undefined';

/** Asks the other tabs of this browser. False if none says yes in time. */
export function askOtherTabs(question: string): Promise<boolean> {
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
export function answerOtherTabs(question: string, isYes: () => boolean): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(question);
  channel.onmessage = ({ data }) => {
    if (data === '?' && isYes()) channel.postMessage('yes');
  };
  return () => channel.close();
}
