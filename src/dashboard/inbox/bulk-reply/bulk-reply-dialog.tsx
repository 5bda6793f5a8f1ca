import { useRef, useState } from 'react';
import PQueue from 'p-queue';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { ReplyRequest } from '../../../../contract/inbox/schema';
import { newIdempotencyKey } from '../../../browser/api/api-client';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { controlStyle, Field } from '../../../ui/fields/field';
import { assertSameSession, getErrorMessage } from '../../api/errors';
import { ChannelSwitch } from '../../components/composer/channel-switch';
import { channelTexts } from '../../components/composer/channel-texts';
import { EmailOptions } from '../../components/composer/email-options';
import { stackStyle } from '../../components/dashboard.styles';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { StatusMessage } from '../../components/status/messages';
import { TemplatesButton } from '../../components/templates/templates-button';
import { useDraft } from '../../drafts/use-draft';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useStaff } from '../../hooks/use-staff';
import { offerUndo } from '../../hooks/use-undo-offer';
import { sendReply } from './calls';
import { buildPreviews, type SelectedPerson } from './previews';

const channels = (['email', 'sms'] as const).map((value) => ({ value, disabledReason: null }));
const defaultSubject = 'A message from {{company}}';
const countPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);

type BulkReplyDialogProps = {
  people: readonly SelectedPerson[];
  onClose: () => void;
  onSent: (sentIds: readonly string[]) => void;
};

/** A message with placeholders, and what each person would get. */
export function BulkReplyDialog({ people, onClose, onSent }: BulkReplyDialogProps) {
  const { user, drafts } = useStaff();
  const box = useRef<HTMLTextAreaElement>(null);
  // No thread has this id, so the draft is in memory only.
  const draft = useDraft(buildDraftKey('thread', '*', 'several'));
  const [channel, setChannel] = useState<'email' | 'sms'>('email');
  const [uncheckedIds, setUncheckedIds] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [doneCount, setDoneCount] = useState(0);
  const { run, isPending } = useAsyncAction();
  const { text, values } = draft;
  const email = {
    subject: values['subject']?.trim() || defaultSubject,
    ...(values['withEarlier'] === 'yes' && { withEarlier: true }),
  };
  const message = { channel, text, ...(channel === 'email' && email) };
  const previews = buildPreviews(people, message, {
    displayName: user.displayName,
    hasDraft: (userId) => !drafts.open(buildDraftKey('thread', userId, channel)).isEmpty,
  });
  const chosen = previews.filter(({ userId, body }) => body && !uncheckedIds.includes(userId));
  const isReady =
    text.trim() !== '' && chosen.length > 0 && chosen.every(({ error }) => error === null);
  const regions = new Set(people.map(({ chat }) => chat.region));
  const [region = null] = regions.size === 1 ? regions : [];
  const languages = new Set(people.map(({ chat }) => chat.language));
  const [language = null] = languages.size === 1 ? languages : [];
  const close = () => {
    if (!isPending) onClose();
  };

  const send = async () => {
    const request = JSON.stringify(message);
    const last = draft.pendingSend;
    const idempotencyKey = last?.request === request ? last.idempotencyKey : newIdempotencyKey();
    draft.setPendingSend({ idempotencyKey, request, promise: null });
    const sent = new Map<string, { id: string; undo?: string }>();
    const failed = new Map<string, string>();
    const sendOne = async (userId: string, body: ReplyRequest) => {
      try {
        assertSameSession(drafts);
        sent.set(userId, await sendReply(userId, body, `${idempotencyKey}-${userId}`));
      } catch (error) {
        failed.set(userId, getErrorMessage(error));
      }
      setDoneCount(sent.size + failed.size);
    };
    setErrors(new Map());
    setDoneCount(0);
    const jobs = chosen.flatMap(({ userId, body }) => (body ? () => sendOne(userId, body) : []));
    await new PQueue({ concurrency: 3 }).addAll(jobs);
    const token = [...sent.values()].flatMap(({ undo }) => undo ?? []);
    const undo = {
      call: 'POST /messages/undo' as const,
      token,
      getName: (id: string) => chosen.find((one) => sent.get(one.userId)?.id === id)?.name ?? '',
      onUndone: (isDone: boolean) => {
        draft.setPendingSend(null);
        if (isDone && draft.isEmpty) draft.set(values);
        onSent([]);
      },
    };
    const done = `Sent to ${countPeople(sent.size)}`;
    if (sent.size > 0) offerUndo({ message: done, undo: token.length > 0 ? undo : null });
    setErrors(failed);
    onSent([...sent.keys()]);
    if (failed.size > 0) return;
    draft.discard();
    draft.setPendingSend(null);
    onClose();
  };

  return (
    <Dialog title={`Reply to ${countPeople(people.length)}`} onClose={close}>
      <ChannelSwitch
        channels={channels}
        value={channel}
        channelsWithDraft={[]}
        onChange={setChannel}
      />
      {channel === 'email' && <EmailOptions draft={draft} defaultSubject={defaultSubject} />}
      <Field
        id="bulk-text"
        label={channelTexts[channel].field}
        hint="{{firstName}} and the other placeholders of templates are filled in for each person."
      >
        {(field) => (
          <textarea
            {...field}
            ref={box}
            rows={5}
            readOnly={isPending}
            value={text}
            onChange={({ target }) => draft.setMessage({ text: target.value })}
            css={[controlStyle, { resize: 'vertical' }]}
          />
        )}
      </Field>
      <TemplatesButton place="inbox" person={null} {...{ region, language, channel, draft, box }} />
      <div role="group" aria-label="Recipients" css={stackStyle(space[2])}>
        {previews.map(({ userId, name, recipient, body, ...preview }) => {
          const error = preview.error ?? errors.get(userId);
          return (
            <CheckboxField
              key={userId}
              id={`bulk-${userId}`}
              label={[name, recipient].filter(Boolean).join(', ')}
              checked={body !== null && !uncheckedIds.includes(userId)}
              disabled={body === null || isPending}
              onChange={({ target }) =>
                setUncheckedIds((ids) =>
                  target.checked ? ids.filter((id) => id !== userId) : [...ids, userId],
                )
              }
              hint={
                <span css={[{ whiteSpace: 'pre-line' }, error && { color: color.danger }]}>
                  {error ?? [body?.subject, body?.text].filter(Boolean).join('\n\n')}
                </span>
              }
            />
          );
        })}
      </div>
      <DialogButtons
        onCancel={close}
        status={
          <StatusMessage isError={!isPending && errors.size > 0}>
            {isPending
              ? `Sending: ${doneCount} of ${chosen.length}…`
              : errors.size > 0 && `Not sent to ${countPeople(errors.size)}. Nobody gets it twice.`}
          </StatusMessage>
        }
      >
        <Button
          isPending={isPending}
          aria-disabled={!isReady}
          onClick={() => (isReady ? void run(send) : box.current?.focus())}
        >
          {errors.size > 0 ? 'Try again' : `Send to ${countPeople(chosen.length)}`}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
