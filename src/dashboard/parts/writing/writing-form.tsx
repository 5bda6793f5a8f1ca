import { useId, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Check, Send } from 'lucide-react';
import { NetworkError } from '../../../lib/api';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { controlStyle, labelStyle } from '../../../ui/field';
import { footInSightStyle } from '../in-sight-style';
import { text } from '../text';
import { isTooLong, LettersLeft } from './letters-left';

type WritingFormProps = {
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
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
  /** What became of it, or will: read out at once when it is a fault. */
  state: ReactNode;
  isFault: boolean;
  /** Above the words: how and to whom. */
  children: ReactNode;
  /** Beside the button. */
  tools?: ReactNode;
};

/** Where the office writes: the words, how many letters are left, and the button; Ctrl + Enter is the same press. */
export function WritingForm(props: WritingFormProps) {
  const { box, words, onWords, most, place, label, button, isKept, busy, isReady } = props;
  const { onSubmit, leaveTo, state, isFault, children, tools } = props;
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
        <p id={`${id}-state`} role={isFault ? 'alert' : 'status'} css={stateStyle}>
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

/** What was refused, and why; of what had no answer nobody knows whether it has arrived, and its repetition is known again (useSend). */
export function WritingFault({ words, fault }: { words: string; fault: string }) {
  const isLost = fault === new NetworkError().message;
  return (
    <strong css={{ color: color.danger }}>
      {isLost
        ? `Perhaps ${words.toLowerCase()}: the connection failed before an answer came. Press again without changing the words: it is done once.`
        : `${words}. ${fault}`}
    </strong>
  );
}
