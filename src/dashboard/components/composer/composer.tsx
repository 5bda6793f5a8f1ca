import { useId, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Check, Send } from 'lucide-react';
import { NetworkError } from '../../../lib/api/api-client';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, labelStyle } from '../../../ui/fields/field';
import { footInSightStyle } from '../styles/sticky.styles';
import { text } from '../styles/font-size';
import { isTooLong, LettersLeft } from './character-count';
import type { SendError } from './use-send-message';
import type { WayToWrite } from './channel-switch';

type WritingFormProps = {
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
  /** Each channel has a field of its own: undo brings back no words of another. */
  channel: string;
  words: string;
  onWords: (words: string) => void;
  /** Letters at most, and where so many may be written: 'in a text'. */
  most: number;
  place: string;
  /** What is written, and what the button does with it. */
  label: string;
  button: string;
  /** It stays with the office: what is kept must not look like something that is sent. */
  isKept: boolean;
  busy: boolean;
  isReady: boolean;
  onSubmit: () => void;
  /** Id of where Escape leads, to where the keys of the screen are heard; the words stay. */
  leaveTo: string;
  /** What became of it, or will. */
  state: ReactNode;
  /** Why the last send failed: read out at once. */
  error: SendError | null;
  /** All channels; none, where there are only notes. */
  ways?: readonly WayToWrite<string>[];
  /** Above the words: how and to whom. */
  children: ReactNode;
  /** Beside the button. */
  tools?: ReactNode;
};

/** Where the office writes: the words, how many letters are left, and the button; Ctrl + Enter is the same press. */
export function WritingForm(props: WritingFormProps) {
  const { box, channel, words, onWords, most, place, label, button, isKept, busy, isReady } = props;
  const { onSubmit, leaveTo, state, error, ways = [], children, tools } = props;
  const id = useId();
  const Icon = isKept ? Check : Send;
  return (
    <form
      aria-label="Reply"
      css={[formStyle, isKept && keptStyle]}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <label htmlFor={`${id}-text`} css={labelStyle}>
        {label}
      </label>
      <textarea
        key={channel}
        ref={box}
        id={`${id}-text`}
        rows={3}
        value={words}
        aria-invalid={isTooLong(most, words) || undefined}
        aria-describedby={`${id}-letters ${id}-state`}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
          if (event.key === 'Escape') {
            event.preventDefault();
            document.getElementById(leaveTo)?.focus();
          }
        }}
        css={[controlStyle, boxStyle]}
      />
      <LettersLeft id={`${id}-letters`} {...{ most, words, place }} />
      <div css={footStyle}>
        <p id={`${id}-state`} role={error === null ? 'status' : 'alert'} css={stateStyle}>
          {error !== null && <WritingError {...{ error, channel, ways }} />}
          {state}
        </p>
        {tools}
        <Button
          type="submit"
          tone={isKept ? 'outline' : 'teal'}
          busy={busy}
          aria-disabled={!isReady}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Enter"
        >
          {!busy && <Icon size={18} aria-hidden />}
          {button}
        </Button>
      </div>
    </form>
  );
}

const formStyle = css(footInSightStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});

/** It grows with its words where the browser can, so that all of them are read before they are sent. */
const boxStyle = css({
  resize: 'vertical',
  minHeight: '3.25rem',
  maxHeight: '40dvh',
  fieldSizing: 'content',
  [media.desktop]: { minHeight: '5rem' },
});

const keptStyle = css({
  background: color.warningSoft,
  textarea: { borderStyle: 'dashed', borderColor: color.warning },
});

const footStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

const stateStyle = css({ flex: 1, minWidth: '10rem' });

/** What the state says of what is kept. */
export const keptWords = (
  <strong css={{ color: color.warning }}>Only the office sees this. Nothing is sent.</strong>
);

type WritingErrorProps = { error: SendError; channel: string; ways: readonly WayToWrite<string>[] };

/** What was refused, and why; of what had no answer nobody knows whether it has arrived, and its repetition is known again (useSend). */
function WritingError({ error, channel, ways }: WritingErrorProps) {
  const way = ways.find(({ value }) => value === error.channel);
  const what = way?.isKept === false ? 'Not sent' : 'Not kept';
  const isLost = error.message === new NetworkError().message;
  return (
    <strong css={{ display: 'block', color: color.danger }}>
      {error.channel !== channel && `${way?.label ?? ''}: `}
      {isLost
        ? `Perhaps ${what.toLowerCase()}: the connection failed before an answer came. Press again without changing the words: it is done once.`
        : `${what}. ${error.message}`}
    </strong>
  );
}
