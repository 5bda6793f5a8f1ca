import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { Send } from 'lucide-react';
import type { Chat, ChatMessage } from '../../../contract/chats';
import { formatPhone } from '../../../contract/phone';
import { longestReply } from '../../../contract/reply-limits';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';
import { visuallyHidden } from '../../ui/visually-hidden';
import { text as textSize } from '../parts/text';
import { ChannelSwitch } from './channel-switch';
import { RecipientChoice } from './recipient-choice';
import { firstChannel, refusalOf, type ReplyChannel } from './reply-channels';
import { useReply } from './use-reply';

type ReplyBoxProps = {
  chat: Chat;
  /** What was begun before and not sent. */
  draft: string;
  onDraft: (draft: string) => void;
  onSent: (message: ChatMessage) => void;
};

/** Answers a person by text or e-mail. What is typed stays until it has been sent. Give it the userId as key. */
export function ReplyBox({ chat, draft, onDraft, onSent }: ReplyBoxProps) {
  const [words, setWords] = useState(draft);
  const [wish, setWish] = useState<ReplyChannel | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const { send, busy, fault } = useReply(chat.userId);
  const id = useId();

  // A wish holds while it can be met: consent may be withdrawn while one writes.
  const channel = wish !== null && refusalOf(wish, chat) === null ? wish : firstChannel(chat);
  const later = chat.laterAddresses.find(({ messageId }) => messageId === answered);
  const address = later?.email ?? chat.email;
  const to = channel === 'sms' ? formatPhone(chat.contact) : address;
  const change = (next: string) => {
    setWords(next);
    onDraft(next);
    setSent(false);
  };
  const submit = async () => {
    if (channel === null || to === null || words.trim() === '') return;
    const answers = channel === 'email' && later ? { messageId: later.messageId } : {};
    const message = await send({ channel, text: words.trim(), ...answers });
    if (!message) return;
    change('');
    setSent(true);
    onSent(message);
  };

  return (
    <form
      aria-label="Reply"
      css={boxStyle}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ChannelSwitch chat={chat} channel={channel} onChange={setWish} />
      {channel === 'email' && (
        <RecipientChoice chat={chat} messageId={later?.messageId ?? null} onChange={setAnswered} />
      )}
      <label htmlFor={`${id}-text`} css={visuallyHidden}>
        Your answer
      </label>
      <textarea
        id={`${id}-text`}
        rows={3}
        maxLength={longestReply}
        value={words}
        disabled={channel === null}
        placeholder={
          channel === null ? 'Call this person: there is no way to write to them.' : undefined
        }
        aria-describedby={`${id}-state`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
        css={[controlStyle, css({ resize: 'vertical', minHeight: '5rem' })]}
      />
      <div css={footStyle}>
        <p
          id={`${id}-state`}
          role={fault === null ? 'status' : 'alert'}
          css={{ flex: 1, minWidth: '10rem' }}
        >
          {fault !== null && (
            <span css={{ color: color.danger, fontWeight: 700 }}>Not sent: {fault}</span>
          )}
          {fault === null && sent && 'On its way. Its state shows in the thread.'}
          {fault === null && !sent && to !== null && channel !== null && (
            <>
              To {to}
              <span css={shortcutStyle}> · Ctrl + Enter sends</span>
            </>
          )}
        </p>
        <Button
          type="submit"
          busy={busy}
          aria-disabled={channel === null || to === null || words.trim() === ''}
        >
          {!busy && <Send size={18} aria-hidden />}
          {channel === 'email' ? 'Send e-mail' : 'Send text'}
        </Button>
      </div>
    </form>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});

const footStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});

const shortcutStyle = css({ display: 'none', [media.desktop]: { display: 'inline' } });
