import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import type { Chat, ChatMessage, NoteRequest, ReplyRequest } from '../../../contract/chats';
import { formatPhone } from '../../../contract/phone';
import { longestWriting } from '../../../contract/reply-limits';
import { marksIn } from '../../../contract/template-text';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import type { Draft, Sends } from '../parts/staff';
import { isTooLong } from '../parts/writing/letters-left';
import { useSend } from '../parts/writing/use-send';
import { wordsLeft } from '../parts/writing/words-left';
import { keptWords, WritingFault, WritingForm } from '../parts/writing/writing-form';
import { WritingSwitch } from '../parts/writing/writing-switch';
import { threadPath } from './use-thread';
import { BegunForAnother } from './merging/begun-for-another';
import { RecipientChoice } from './recipient-choice';
import { firstWriting, isKept, refusalOf, waysToWrite } from './reply-channels';
import { TemplatesButton } from './templates-button';
import { writingWords } from './writing-words';

type ReplyBoxProps = {
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
  chat: Chat;
  /** What was begun before and not sent. */
  draft: Draft | undefined;
  onDraft: (draft: Draft) => void;
  /** What is on its way, or has failed. */
  sends: Sends;
  onSent: (message: ChatMessage, words: string) => void;
  /** It was refused: what is shown is not what is so. */
  onRefused: () => void;
};

/** Answers a person by text or e-mail, or keeps a note or a call. What is typed stays until it has been sent or kept. Give it the userId as key. */
export function ReplyBox(props: ReplyBoxProps) {
  const { box, chat, draft, onDraft, sends, onSent, onRefused } = props;
  const [words, setWords] = useState(draft?.words ?? '');
  // Nothing of a thread stands on a status page.
  const [wish, setWish] = useState(draft?.writing === 'page' ? null : (draft?.writing ?? null));
  const [answered, setAnswered] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const [begunFor, setBegunFor] = useState(draft?.begunFor);

  // A wish holds while it can be met: consent may be withdrawn while one writes.
  const writing = wish !== null && refusalOf(wish, chat) === null ? wish : firstWriting(chat);

  const later = chat.laterAddresses.find(({ messageId }) => messageId === answered);
  const to = writing === 'sms' ? chat.contact : (later?.email ?? chat.email);
  // A template leaves them where nothing is known: nobody is to get them.
  const marks = isKept(writing) ? [] : marksIn(words);
  const most = longestWriting[writing];
  const tooLong = isTooLong(most, words);
  const isReady =
    words.trim() !== '' &&
    (isKept(writing) || to !== null) &&
    marks.length === 0 &&
    !tooLong &&
    begunFor === undefined;
  const say = writingWords[writing];

  const change = (next: string, as = writing, still: Draft['begunFor'] | null = begunFor) => {
    setWords(next);
    // Of words that are gone it does not matter for whom they were.
    const whose = next === '' ? undefined : (still ?? undefined);
    setBegunFor(whose);
    // What words were begun as, they stay.
    setWish(as);
    onDraft({ words: next, writing: as, begunFor: whose });
    setDone(false);
  };
  const { send, busy, fault } = useSend<ChatMessage>(threadPath(chat.userId), {
    sends,
    onSent,
    onRefused,
    onDelivered: (sent) => {
      const left = wordsLeft(words, sent);
      change(left);
      setDone(left === '');
    },
  });
  const submit = () => {
    if (tooLong) box.current?.focus();
    if (!isReady) return;
    const text = words.trim();
    const answers = writing === 'email' && later ? { messageId: later.messageId } : {};
    if (isKept(writing)) send<NoteRequest>('notes', { channel: writing, text });
    else send<ReplyRequest>('replies', { channel: writing, to: to ?? '', text, ...answers });
  };

  return (
    <WritingForm
      {...{ box, words, most, busy, isReady }}
      onWords={(next) => change(next)}
      place={say.place}
      label={say.label}
      button={say.button}
      isKept={isKept(writing)}
      onSubmit={submit}
      leaveTo="thread-name"
      isFault={fault !== null}
      state={
        fault !== null ? (
          <WritingFault words={say.failed} fault={fault} />
        ) : done ? (
          say.done
        ) : (
          <>
            {marks.length > 0 && (
              <strong css={{ display: 'block', color: color.warning }}>
                Before it can be sent: {marks.join(', ')}
              </strong>
            )}
            {isKept(writing) ? keptWords : to !== null && `To ${formatPhone(to)}`}
            <span css={shortcutStyle}> · Ctrl + Enter {isKept(writing) ? 'keeps' : 'sends'}</span>
          </>
        )
      }
      tools={<TemplatesButton chat={chat} writing={writing} box={box} />}
    >
      {begunFor && (
        <BegunForAnother
          begunFor={begunFor}
          name={chat.name}
          onSeen={() => {
            change(words, writing, null);
            box.current?.focus();
          }}
        />
      )}
      <WritingSwitch
        ways={waysToWrite(chat)}
        {...{ writing, words }}
        onChange={(next) => change(words, next)}
      />
      {writing === 'email' && (
        <RecipientChoice chat={chat} messageId={later?.messageId ?? null} onChange={setAnswered} />
      )}
    </WritingForm>
  );
}

const shortcutStyle = css({ display: 'none', [media.desktop]: { display: 'inline' } });
