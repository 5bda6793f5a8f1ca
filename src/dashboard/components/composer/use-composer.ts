import { useState } from 'react';
import { useStaff, type Draft } from '../../hooks/session/use-staff';
import { getDraftKey } from './draft-key';
import { useSendMessage, type SendError } from './use-send-message';

type ComposerOptions<Channel extends string, Response> = {
  channels: readonly Channel[];
  defaultChannel: Channel;
  /** Called with the server's response, or with null if the server rejected the message and its data is newer. */
  onSent: (response: Response | null) => void;
};

export type ComposerState<Channel extends string> = {
  channel: Channel;
  setChannel: (channel: Channel) => void;
  draft: Draft;
  channelsWithDraft: Channel[];
  setDraft: (draft: Draft) => void;
  send: <Body extends { text: string }>(call: 'replies' | 'notes', body: Body) => void;
  isSent: boolean;
  isPending: boolean;
  error: SendError | null;
};

/** The drafts of the thread or record at `path`, one per channel. They last until they are sent, also while another screen is open. */
export function useComposer<Channel extends string, Response>(
  path: string,
  options: ComposerOptions<Channel, Response>,
): ComposerState<Channel> {
  const { channels, defaultChannel, onSent } = options;
  const { drafts, sends } = useStaff();
  const [channel, setChannel] = useState(
    () => findLatestDraft(drafts, path, channels) ?? defaultChannel,
  );
  const [sentChannel, setSentChannel] = useState<string | null>(null);
  const [, rerender] = useState({});

  const saveDraft = (draftChannel: string, draft: Draft) => {
    const key = getDraftKey(path, draftChannel);
    // Deleted first, so that the draft changed last comes last.
    drafts.delete(key);
    if (draft.words !== '') drafts.set(key, draft);
  };
  const change = (draft: Draft) => {
    saveDraft(channel, draft);
    setSentChannel(null);
    rerender({});
  };
  const { send, isPending, error } = useSendMessage<Response>(path, {
    sends,
    onSent: (response, sentText, draftChannel) => {
      const draft = drafts.get(getDraftKey(path, draftChannel));
      if (draft) saveDraft(draftChannel, { ...draft, words: removeSent(draft.words, sentText) });
      onSent(response);
    },
    onDelivered: (draftChannel) =>
      setSentChannel(drafts.has(getDraftKey(path, draftChannel)) ? null : draftChannel),
    onConflict: () => onSent(null),
  });

  return {
    channel,
    setChannel: setChannel,
    draft: drafts.get(getDraftKey(path, channel)) ?? { words: '' },
    channelsWithDraft: channels.filter((one) => drafts.has(getDraftKey(path, one))),
    setDraft: change,
    send: (call, body) => send(channel, call, body),
    isSent: sentChannel === channel,
    isPending: isPending,
    error,
  };
}

function findLatestDraft<Channel extends string>(
  drafts: ReadonlyMap<string, Draft>,
  path: string,
  channels: readonly Channel[],
): Channel | undefined {
  const latest = [...drafts.keys()].findLast((key) =>
    channels.some((channel) => getDraftKey(path, channel) === key),
  );
  return channels.find((channel) => getDraftKey(path, channel) === latest);
}

/** The rest of a draft once `sent` has arrived: what was added while it was being sent, or all of it if it was rewritten. */
export function removeSent(draft: string, sent: string): string {
  const trimmed = draft.trimStart();
  return trimmed.startsWith(sent) ? trimmed.slice(sent.length).trimStart() : draft;
}
