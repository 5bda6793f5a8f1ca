import { useState } from 'react';
import { useStaff, type Draft } from '../../hooks/session/use-staff';
import { draftKey } from './draft-key';
import { useSend } from './use-send-message';
import { wordsLeft } from './unsent-text';

type UseWritingBox<Channel extends string, Answer> = {
  channels: readonly Channel[];
  /** The channel to begin with where there is no draft. */
  usual: Channel;
  /** It has arrived, as what the server answers, or it was refused, with null: how it stands now is to be asked for. */
  onSent: (answer: Answer | null) => void;
};

/**
 * The drafts of the thread or record at `path`, one per channel, and their sending. The channel changes only by `choose`, and each shows
 * what was typed in it. What is typed stays until it has been sent, also while one looks at something else; what is typed while it is
 * sent stays after that.
 */
export function useWritingBox<Channel extends string, Answer>(
  path: string,
  { channels, usual, onSent }: UseWritingBox<Channel, Answer>,
) {
  const { drafts, sends } = useStaff();
  const [channel, choose] = useState(() => latestChannel(drafts, path, channels) ?? usual);
  const [done, setDone] = useState<string | null>(null);
  const [, redraw] = useState({});

  const keep = (of: string, draft: Draft) => {
    const key = draftKey(path, of);
    drafts.delete(key);
    if (draft.words !== '') drafts.set(key, draft);
  };
  const change = (next: Draft) => {
    keep(channel, next);
    setDone(null);
    redraw({});
  };
  const { send, busy, error } = useSend<Answer>(path, {
    sends,
    // Also when the box is gone by then: what has arrived is no draft any more.
    onSent: (answer, sent, of) => {
      const kept = drafts.get(draftKey(path, of));
      if (kept) keep(of, { ...kept, words: wordsLeft(kept.words, sent) });
      onSent(answer);
    },
    onDelivered: (of) => setDone(drafts.has(draftKey(path, of)) ? null : of),
    onRefused: () => onSent(null),
  });

  return {
    channel,
    choose,
    draft: drafts.get(draftKey(path, channel)) ?? { words: '' },
    drafted: channels.filter((one) => drafts.has(draftKey(path, one))),
    change,
    send: <Body extends { text: string }>(call: 'replies' | 'notes', body: Body) =>
      send(channel, call, body),
    isDone: done === channel,
    busy,
    error,
  };
}

function latestChannel<Channel extends string>(
  drafts: ReadonlyMap<string, Draft>,
  path: string,
  channels: readonly Channel[],
): Channel | null {
  const ofPath = new Map(channels.map((channel) => [draftKey(path, channel), channel]));
  const latest = [...drafts.keys()].findLast((key) => ofPath.has(key));
  return (latest !== undefined && ofPath.get(latest)) || null;
}
