import { useEffect, useRef, useState } from 'react';
import { ApiError, newIdempotencyKey, type CallOptions } from '../../browser/api/api-client';
import type { Call, CallArguments, CallInput, CallResponse } from '../../browser/api/calls';
import { getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { useErrorScope } from './error-scope';
import { useDraftState } from './drafts/use-draft-state';
import { getDraftKey, useStaff, type Draft, type PendingSends } from './use-staff';
import type { ChannelId } from '../components/composer/channel-texts';

type ComposerOptions<Channel extends ChannelId> = {
  channels: readonly Channel[];
  defaultChannel: Channel;
  /** The server rejected the message because its data is newer: someone opted out, or threads were merged. */
  onRejected: () => void;
};

type MessageCall = Extract<Call, `POST ${string}/${'replies' | 'notes'}`>;

type SendError = { channel: ChannelId; message: string };

export type ComposerState<Channel extends ChannelId> = {
  channel: Channel;
  setChannel: (channel: Channel) => void;
  draft: Draft;
  channelsWithDraft: Channel[];
  setDraft: (draft: Draft) => void;
  draftState: ReturnType<typeof useDraftState>;
  send: <Name extends MessageCall>(
    call: Name,
    input: CallInput<Name> & { body: { text: string } },
    onSent: (message: CallResponse<Name>) => void,
  ) => void;
  isSent: boolean;
  isPending: boolean;
  error: SendError | null;
};

/**
 * Writes and sends messages and notes of the thread or record at `path`, with one draft per channel. Drafts last until they are sent,
 * also while another screen is open. A failed message may still have arrived: sent again unchanged, it keeps its idempotency
 * key, so that it is not delivered twice.
 */
export function useComposer<Channel extends ChannelId>(
  path: string,
  { channels, defaultChannel, onRejected }: ComposerOptions<Channel>,
): ComposerState<Channel> {
  const { drafts, pendingSends } = useStaff();
  const [channel, setChannel] = useState(
    () => findLatestDraft(drafts, path, channels) ?? defaultChannel,
  );
  const [pending, setPending] = useState(() => findPending(pendingSends, path));
  const [sentChannel, setSentChannel] = useState<string | null>(null);
  const [error, setError] = useState<SendError | null>(null);
  const [, rerender] = useState({});
  const reportSuccess = useErrorScope();

  const latestOnRejected = useRef(onRejected);
  useEffect(() => {
    latestOnRejected.current = onRejected;
  });
  useEffect(() => {
    if (pending === null) return;
    let isUnmounted = false;
    void pending.then(({ channel: sent, error: thrown }) => {
      if (isUnmounted) return;
      setPending(null);
      if (thrown === undefined) {
        setSentChannel(drafts.has(getDraftKey(path, sent)) ? null : sent);
        return;
      }
      setError({ channel: sent, message: getErrorMessage(thrown) });
      if (thrown instanceof ApiError && thrown.status === 409) latestOnRejected.current();
    });
    return () => {
      isUnmounted = true;
    };
  }, [pending, drafts, path]);

  const saveDraft = (key: string, draft: Draft) => {
    // Deleted first, so that the draft changed last comes last.
    drafts.delete(key);
    if (draft.text !== '') drafts.set(key, draft);
  };
  const key = getDraftKey(path, channel);
  const draftState = useDraftState(key);
  const send: ComposerState<Channel>['send'] = <Name extends MessageCall>(
    call: Name,
    input: CallInput<Name> & { body: { text: string } },
    onSent: (message: CallResponse<Name>) => void,
  ) => {
    if (findPending(pendingSends, path)) return;
    const last = pendingSends.get(key);
    const request = JSON.stringify([call, input.body]);
    const idempotencyKey = last?.request === request ? last.key : newIdempotencyKey();
    const headers = { 'idempotency-key': idempotencyKey };
    const promise = callStaff(
      call,
      ...([{ ...input, headers }] as unknown as CallArguments<Name, CallOptions>),
    ).then(
      (response) => {
        pendingSends.delete(key);
        const draft = drafts.get(key);
        if (draft) saveDraft(key, { ...draft, text: removeSent(draft.text, input.body.text) });
        onSent(response);
        reportSuccess();
        return { channel };
      },
      (thrown: unknown) => {
        pendingSends.set(key, { key: idempotencyKey, request, promise: null });
        return { channel, error: thrown };
      },
    );
    pendingSends.set(key, { key: idempotencyKey, request, promise });
    setError(null);
    setPending(promise);
  };

  return {
    channel,
    setChannel,
    draft: drafts.get(key) ?? { text: '' },
    channelsWithDraft: channels.filter((one) => drafts.has(getDraftKey(path, one))),
    setDraft: (draft) => {
      saveDraft(key, draft);
      setSentChannel(null);
      rerender({});
    },
    draftState,
    send,
    isSent: sentChannel === channel,
    isPending: pending !== null,
    error,
  };
}

function findLatestDraft<Channel extends string>(
  drafts: ReadonlyMap<string, Draft>,
  path: string,
  channels: readonly Channel[],
): Channel | undefined {
  const keys = [...drafts.keys()].reverse();
  const latest = keys.find((key) => channels.some((one) => getDraftKey(path, one) === key));
  return channels.find((one) => getDraftKey(path, one) === latest);
}

function findPending(pendingSends: PendingSends, path: string) {
  for (const [key, { promise }] of pendingSends) {
    if (promise && key.startsWith(getDraftKey(path, ''))) return promise;
  }
  return null;
}

/** The rest of a draft once `sent` has arrived: what was added while it was being sent, or all of it if it was rewritten. */
export function removeSent(draft: string, sent: string): string {
  const trimmed = draft.trimStart();
  return trimmed.startsWith(sent) ? trimmed.slice(sent.length).trimStart() : draft;
}
