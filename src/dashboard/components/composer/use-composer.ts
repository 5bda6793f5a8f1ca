import { useEffect, useRef, useState } from 'react';
import type { FollowUpKind } from '../../../../contract/follow-ups/constants';
import type { ChannelId } from '../../../../contract/inbox/constants';
import { buildDraftKey, type MessageKind } from '../../../../contract/drafts/constants';
import { ApiError, newIdempotencyKey, type CallOptions } from '../../../browser/api/api-client';
import type { Call, CallArguments, CallInput, CallResponse } from '../../../browser/api/calls';
import { fileChannels } from '../../../../contract/messages/constants';
import { getErrorMessage } from '../../api/errors';
import { listMentioned } from '../../api/mentions';
import { callStaff } from '../../api/staff-client';
import { useReportSuccess } from '../../hooks/error-scope';
import type { MessageChange, MessageDraft } from '../../drafts/message-draft';
import { useDraft } from '../../drafts/use-draft';
import { useStaff } from '../../hooks/use-staff';
import { offerUndo } from '../../hooks/use-undo-offer';
import { channelTexts } from './channel-texts';

type ComposerOptions<Channel extends ChannelId> = {
  kind: MessageKind;
  /** The id of the thread or record. */
  subject: string;
  channels: readonly Channel[];
  defaultChannel: Channel;
  /** The server rejected the message because its data is newer: someone opted out, or threads were merged. */
  onRejected: () => void;
};

const recordKinds = {
  thread: 'thread',
  'help-desk': 'request',
  decision: 'request',
  application: 'application',
} as const satisfies Record<MessageKind, FollowUpKind>;

type MessageCall = Extract<Call, `POST ${string}/${'replies' | 'notes'}`>;

type SendError = { channel: ChannelId; message: string };

export type ComposerState<Channel extends ChannelId> = ReturnType<typeof useComposer<Channel>>;

/**
 * Writes and sends messages and notes of a thread or record, with one draft per channel, so that a private note never becomes an email
 * by switching channels. Drafts last until they are sent, also while another screen is open. A failed message may still have arrived:
 * sent again unchanged, it keeps its idempotency key, so that it is not delivered twice.
 */
export function useComposer<Channel extends ChannelId>({
  kind,
  subject,
  channels,
  defaultChannel,
  onRejected,
}: ComposerOptions<Channel>) {
  const { drafts } = useStaff();
  const open = (one: Channel) => drafts.open(buildDraftKey(kind, subject, one));
  const [channel, setChannel] = useState(() => findLatest(channels, open) ?? defaultChannel);
  const findPending = () =>
    channels.map((one) => open(one).pendingSend?.promise).find(Boolean) ?? null;
  const [pending, setPending] = useState(findPending);
  const [sentChannel, setSentChannel] = useState<string | null>(null);
  const [error, setError] = useState<SendError | null>(null);
  const reportSuccess = useReportSuccess();

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
        setSentChannel(drafts.open(buildDraftKey(kind, subject, sent)).isEmpty ? sent : null);
        return;
      }
      setError({ channel: sent, message: getErrorMessage(thrown) });
      if (thrown instanceof ApiError && thrown.status === 409) latestOnRejected.current();
    });
    return () => {
      isUnmounted = true;
    };
  }, [pending, drafts, kind, subject]);

  const draft = useDraft(buildDraftKey(kind, subject, channel));
  const send = <Name extends MessageCall>(
    call: Name,
    input: CallInput<Name> & { body: { text: string } },
    onSent: (message: CallResponse<Name>) => void,
  ) => {
    if (findPending()) return;
    const last = draft.pendingSend;
    const body = { ...input.body, ...getParts(channel, draft, input.body.text) };
    const sent = draft.values;
    const sentFiles = draft.files;
    const request = JSON.stringify([call, body]);
    const idempotencyKey = last?.request === request ? last.idempotencyKey : newIdempotencyKey();
    const headers = { 'idempotency-key': idempotencyKey };
    const promise = callStaff(
      call,
      ...([{ ...input, body, headers }] as unknown as CallArguments<Name, CallOptions>),
    ).then(
      (response) => {
        draft.setPendingSend(null);
        draft.setMessage({
          text: removeSent(draft.text, input.body.text),
          files: draft.files.filter(({ id }) => !sentFiles.some((file) => file.id === id)),
          ...{ missed: undefined, subject: undefined, withEarlier: undefined },
        });
        const { undo } = response as { undo?: string };
        if (undo) {
          const onUndone = (isDone: boolean) => {
            latestOnRejected.current();
            if (!isDone) return;
            // In front of what was written since.
            const text = [sent['text'], draft.text].filter(Boolean).join('\n\n');
            draft.setMessage({
              ...(sent as MessageChange),
              text,
              files: [...sentFiles, ...draft.files],
            });
            setSentChannel(null);
          };
          const getName = () => 'The message';
          offerUndo({
            message: 'Sent',
            undo: { call: 'POST /messages/undo', token: undo, getName, onUndone },
          });
        }
        onSent(response);
        reportSuccess();
        return { channel };
      },
      (thrown: unknown) => {
        draft.setPendingSend({ idempotencyKey, request, promise: null });
        return { channel, error: thrown };
      },
    );
    draft.setPendingSend({ idempotencyKey, request, promise });
    setError(null);
    setPending(promise);
  };

  return {
    record: { kind: recordKinds[kind], id: subject },
    channel,
    setChannel,
    draft,
    channelsWithDraft: channels.filter((one) => !open(one).isEmpty),
    /** Changes the text of the draft, or something else that is stored with it. */
    setDraft: (change: MessageChange) => {
      draft.setMessage(change);
      setSentChannel(null);
    },
    send,
    isSent: sentChannel === channel,
    isPending: pending !== null,
    error,
  };
}

/** The fields that are sent with the text of a message. */
function getParts(channel: ChannelId, { files, values }: MessageDraft, text: string) {
  const { withEarlier } = values;
  const subject = values['subject']?.trim();
  const mentions = channelTexts[channel].isNote ? listMentioned(text) : [];
  return {
    ...(fileChannels.includes(channel) && files.length > 0 && { files: files.map(({ id }) => id) }),
    ...(mentions.length > 0 && { mentions }),
    ...(channel === 'email' && subject && { subject }),
    ...(channel === 'email' && withEarlier === 'yes' && { withEarlier: true }),
  };
}

/** The channel of the draft that was changed last. */
function findLatest<Channel extends string>(
  channels: readonly Channel[],
  open: (channel: Channel) => MessageDraft,
): Channel | undefined {
  return channels
    .filter((channel) => !open(channel).isEmpty)
    .sort((a, b) => open(b).lastChange - open(a).lastChange)[0];
}

/** The rest of a draft once `sent` has arrived: what was added while it was being sent, or all of it if it was rewritten. */
export function removeSent(draft: string, sent: string): string {
  const trimmed = draft.trimStart();
  return trimmed.startsWith(sent) ? trimmed.slice(sent.length).trimStart() : draft;
}
