/** Milliseconds another tab has to answer. */
const patience = 200;

const canTalk = () => typeof BroadcastChannel !== 'undefined';

/** Whether another open tab of this browser answers the question with yes. False where tabs cannot talk, or none answers in time. */
export function askOtherTabs(question: string): Promise<boolean> {
  if (!canTalk()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(question);
    const finish = (isYes: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isYes);
    };
    const timer = setTimeout(() => finish(false), patience);
    channel.onmessage = ({ data }) => {
      if (data === 'yes') finish(true);
    };
    channel.postMessage('?');
  });
}

/** From now on this tab answers those that ask, while `isYes`. Returns how to stop. */
export function answerOtherTabs(question: string, isYes: () => boolean): () => void {
  if (!canTalk()) return () => undefined;
  const channel = new BroadcastChannel(question);
  channel.onmessage = ({ data }) => {
    if (data === '?' && isYes()) channel.postMessage('yes');
  };
  return () => channel.close();
}
