import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import type {
  Chat,
  ChatMessage,
  NoteRequest,
  ReplyRequest,
} from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { longestWriting } from '../../../../contract/inbox/constants';
import { marksIn } from '../../../../contract/inbox/template-text';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { useStaff } from '../../hooks/session/use-staff';
import { draftKey } from '../../components/composer/draft-key';
import { isTooLong } from '../../components/composer/character-count';
import { useWritingBox } from '../../components/composer/use-composer';
import { keptWords, WritingForm } from '../../components/composer/composer';
import { WritingSwitch } from '../../components/composer/channel-switch';
import { threadPath } from '../api';
import { BegunForAnother } from '../merge/recipient-changed-notice';
import { RecipientChoice } from './recipient-select';
import {
  firstWriting,
  isKept,
  refusalOf,
  waysToWrite,
  writings,
  type Writing,
} from './reply-channels';
import { TemplatesButton } from '../templates/templates-button';
import { writingWords } from './reply-messages';

type ReplyBoxProps = {
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
  chat: Chat;
  onSent: (message: ChatMessage) => void;
  /** It was refused: what is shown is not what is so. */
  onRefused: () => void;
};

/** Answers a person by text or e-mail, or keeps a note or a call. What is typed stays until it has been sent or kept. Give it the userId as key. */
export function ReplyBox({ box, chat, onSent, onRefused }: ReplyBoxProps) {
  const path = threadPath(chat.userId);
  const { drafts } = useStaff();
  const { channel, choose, draft, drafted, change, send, busy, error, isDone } = useWritingBox<
    Writing,
    ChatMessage
  >(path, {
    channels: writings,
    usual: firstWriting(chat),
    onSent: (message) => (message === null ? onRefused() : onSent(message)),
  });
  const [recipient, setRecipient] = useState(drafts.get(draftKey(path, 'email'))?.recipient);
  const { words, begunFor } = draft;

  const address = recipientOf(chat, recipient);
  const to = channel === 'sms' ? chat.contact : address;
  // A template leaves them where nothing is known: nobody is to get them.
  const marks = isKept(channel) ? [] : marksIn(words);
  const most = longestWriting[channel];
  const tooLong = isTooLong(most, words);
  const isReady =
    words.trim() !== '' &&
    // Consent may be withdrawn while one writes: the words stay, and do not leave.
    refusalOf(channel, chat) === null &&
    (isKept(channel) || to !== null) &&
    marks.length === 0 &&
    !tooLong &&
    begunFor === undefined;
  const say = writingWords[channel];
  const ways = waysToWrite(chat);

  const submit = () => {
    if (tooLong) box.current?.focus();
    if (!isReady) return;
    const text = words.trim();
    const later = chat.laterAddresses.find(({ email }) => email === to);
    const answers = channel === 'email' && later ? { messageId: later.messageId } : {};
    if (isKept(channel)) send<NoteRequest>('notes', { channel, text });
    else send<ReplyRequest>('replies', { channel, to: to ?? '', text, ...answers });
  };

  return (
    <WritingForm
      {...{ box, channel, words, most, busy, isReady, error, ways }}
      onWords={(next) =>
        change({ ...draft, words: next, ...(channel === 'email' && { recipient }) })
      }
      place={say.place}
      label={say.label}
      button={say.button}
      isKept={isKept(channel)}
      onSubmit={submit}
      leaveTo="thread-name"
      state={
        isDone ? (
          say.done
        ) : (
          <>
            {marks.length > 0 && (
              <strong css={{ display: 'block', color: color.warning }}>
                Before it can be sent: {marks.join(', ')}
              </strong>
            )}
            {isKept(channel) ? keptWords : to !== null && `To ${formatPhone(to)}`}
            <span css={shortcutStyle}> · Ctrl + Enter {isKept(channel) ? 'keeps' : 'sends'}</span>
          </>
        )
      }
      tools={<TemplatesButton chat={chat} writing={channel} box={box} />}
    >
      {begunFor && (
        <BegunForAnother
          begunFor={begunFor}
          name={chat.name}
          onSeen={() => {
            change({ ...draft, begunFor: undefined });
            box.current?.focus();
          }}
        />
      )}
      <WritingSwitch {...{ ways, drafted }} writing={channel} onChange={choose} />
      {channel === 'email' && (
        <RecipientChoice
          chat={chat}
          to={address}
          onChange={(next) => {
            setRecipient(next);
            change({ ...draft, recipient: next });
          }}
        />
      )}
    </WritingForm>
  );
}

/** The address an e-mail goes to: the one chosen, or the thread's own. One that is gone is never replaced by another. */
function recipientOf(chat: Chat, chosen: string | undefined): string | null {
  if (chosen === undefined || chosen === chat.email) return chat.email;
  return chat.laterAddresses.some(({ email }) => email === chosen) ? chosen : null;
}

const shortcutStyle = css({ display: 'none', [media.desktop]: { display: 'inline' } });
