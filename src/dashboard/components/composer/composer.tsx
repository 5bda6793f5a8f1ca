import { useId, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Check, Send } from 'lucide-react';
import { NetworkError } from '../../../lib/api/api-client';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, labelStyle } from '../../../ui/fields/field';
import { fontSize } from '../styles/font-size';
import { stickyFooterStyle } from '../styles/sticky.styles';
import type { ChannelOption } from './channel-switch';
import { isTooLong, CharacterCount } from './character-count';
import type { SendError } from './use-send-message';

type ComposerProps = {
  textareaRef: RefObject<HTMLTextAreaElement>;
  /** Each channel gets its own text field, so that undo never brings back text of another one. */
  channel: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The maximum number of characters, and where it applies: 'in a text'. */
  max: number;
  place: string;
  label: string;
  button: string;
  /** It is a note for the office and must not look like something that is sent. */
  isKept: boolean;
  isPending: boolean;
  isReady: boolean;
  onSubmit: () => void;
  /** The id of the element that Escape focuses, outside the text field, so that shortcuts work. */
  escapeTargetId: string;
  status: ReactNode;
  error: SendError | null;
  channels?: readonly ChannelOption<string>[];
  children: ReactNode;
  tools?: ReactNode;
};

/** The form for messages and notes; Ctrl + Enter submits it. */
export function Composer(props: ComposerProps) {
  const { textareaRef, channel, max, place: context, label, button, escapeTargetId } = props;
  const { text: value, onTextChange: onText, isKept: isNote, isPending, isReady } = props;
  const { onSubmit, status, error, channels = [], children, tools } = props;
  const id = useId();
  const Icon = isNote ? Check : Send;
  return (
    <form
      aria-label="Reply"
      css={[formStyle, isNote && noteStyle]}
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
        ref={textareaRef}
        id={`${id}-text`}
        rows={3}
        value={value}
        aria-invalid={isTooLong(max, value) || undefined}
        aria-describedby={`${id}-count ${id}-status`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
          if (event.key === 'Escape') {
            event.preventDefault();
            document.getElementById(escapeTargetId)?.focus();
          }
        }}
        css={[controlStyle, textareaStyle]}
      />
      <CharacterCount id={`${id}-count`} max={max} text={value} context={context} />
      <div css={footerStyle}>
        <p id={`${id}-status`} role={error === null ? 'status' : 'alert'} css={statusStyle}>
          {error !== null && <SendErrorMessage {...{ error, channel, channels }} />}
          {status}
        </p>
        {tools}
        <Button
          type="submit"
          tone={isNote ? 'outline' : 'primary'}
          busy={isPending}
          aria-disabled={!isReady}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Enter"
        >
          {!isPending && <Icon size={18} aria-hidden />}
          {button}
        </Button>
      </div>
    </form>
  );
}

const formStyle = css(stickyFooterStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockStart: `1px solid ${color.divider}`,
  background: color.surface,
});

const textareaStyle = css({
  resize: 'vertical',
  minHeight: '3.25rem',
  maxHeight: '40dvh',
  fieldSizing: 'content',
  [media.desktop]: { minHeight: '5rem' },
});

const noteStyle = css({
  background: color.warningSoft,
  textarea: { borderStyle: 'dashed', borderColor: color.warning },
});

const footerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

const statusStyle = css({ flex: 1, minWidth: '10rem' });

export const noteMessage = (
  <strong css={{ color: color.warning }}>Only the office sees this. It isn’t sent.</strong>
);

type SendErrorMessageProps = {
  error: SendError;
  channel: string;
  channels: readonly ChannelOption<string>[];
};

function SendErrorMessage({ error, channel, channels }: SendErrorMessageProps) {
  const failed = channels.find(({ value }) => value === error.channel);
  const done = failed?.isKept === false ? 'sent' : 'saved';
  // The message may have arrived: sent again unchanged, it keeps its idempotency key.
  const isUnconfirmed = error.message === new NetworkError().message;
  return (
    <strong css={{ display: 'block', color: color.danger }}>
      {error.channel !== channel && `${failed?.label ?? ''}: `}
      {isUnconfirmed
        ? `Couldn’t confirm it was ${done}. Try again; it won’t be ${done} twice.`
        : `Not ${done}. ${error.message}`}
    </strong>
  );
}
