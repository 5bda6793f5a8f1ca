import { useEffect, useId, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import { maxMessageLength, type ChannelId } from '../../../../contract/inbox/constants';
import { fileChannels } from '../../../../contract/messages/constants';
import { NetworkError } from '../../../browser/api/api-client';
import { color, space, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, labelStyle } from '../../../ui/fields/field';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { DraftStatus, OtherDraftNotice } from '../draft-status';
import { fontSize, stickyFooterStyle } from '../dashboard.styles';
import { ChannelSwitch, type ChannelOption } from './channel-switch';
import { AttachButton, AttachedFiles } from '../files/attached-files';
import { EmailOptions } from './email-options';
import { channelTexts } from './channel-texts';
import { CharacterCount, isTooLong } from './character-count';
import { TextParts } from './text-parts';
import { MentionList } from './mention-list';
import { useMentions } from './use-mentions';
import type { ComposerState } from './use-composer';

type ComposerProps<Channel extends ChannelId> = {
  composer: ComposerState<Channel>;
  channels: readonly ChannelOption<Channel>[];
  /** Shown after a note was saved: 'Saved to the thread.' */
  savedMessage: string;
  textareaRef: RefObject<HTMLTextAreaElement>;
  /** The id of the element that Escape focuses, outside the text field, so that shortcuts work. */
  escapeTargetId: string;
  /** False if a reply needs more than a text; the hint says why. */
  isReady?: boolean;
  isTextOptional?: boolean;
  /** Called with the trimmed text. */
  onSubmit: (text: string) => void;
  /** Stored with a new draft. */
  defaultRecipient?: string | undefined;
  /** Texts begin with it. Left out if none are sent. */
  company?: string;
  /** Of an email, if the author writes no other. */
  defaultSubject?: string;
  /** The recipient of a reply. */
  hint?: ReactNode;
  notice?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
};

/** The form for messages and notes; Ctrl + Enter submits it. */
export function Composer<Channel extends ChannelId>(props: ComposerProps<Channel>) {
  const { composer, channels, textareaRef, escapeTargetId, defaultRecipient } = props;
  const { channel, draft, isPending, isSent, error } = composer;
  const { text } = draft;
  const recipient = draft.values['recipient'] ?? defaultRecipient;
  const [wasEntered, setEntered] = useState(false);
  const isBesideList = useMediaQuery(media.wide);
  const isCollapsed = !wasEntered && draft.isEmpty && error === null && draft.state.other === null;
  // The box may end up below the window when it grows.
  useEffect(() => {
    if (wasEntered) textareaRef.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [wasEntered, textareaRef]);
  const id = useId();
  const mentions = useMentions(channelTexts[channel].isNote ? composer.record : null, textareaRef);
  const option = channels.find(({ value }) => value === channel);
  const { isNote, field, button, limitContext, done = props.savedMessage } = channelTexts[channel];
  const max = maxMessageLength[channel];
  const isOverLimit = isTooLong(max, text);
  const canAttach = fileChannels.includes(channel);
  const attach = (files: Iterable<File>) => void draft.attach([...files]);
  const isReady =
    (text.trim() !== '' || props.isTextOptional === true) &&
    !isOverLimit &&
    // A message may speak of a file that was rejected.
    (!canAttach || draft.uploading.length + draft.uploadErrors.length === 0) &&
    // Consent may be withdrawn while someone writes a text.
    option?.disabledReason === null &&
    props.isReady !== false;
  const submit = () => {
    if (isReady) props.onSubmit(text.trim());
    else textareaRef.current?.focus();
  };
  const Icon = isNote ? Check : Send;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form only notices that a field has the focus
    <form
      aria-label="Reply"
      data-collapsed={isCollapsed || undefined}
      onFocus={() => setEntered(true)}
      onBlur={(event) => {
        // Beside the list, messages would move under a pointer that is pressed on them.
        if (isLeft(event) && !isBesideList) setEntered(false);
      }}
      css={[formStyle, isNote && noteStyle]}
      onDragOver={(event) => {
        if (canAttach && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!canAttach || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        attach(event.dataTransfer.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {props.notice}
      <OtherDraftNotice draft={draft} />
      {channels.length > 1 && (
        <ChannelSwitch
          channels={channels}
          value={channel}
          channelsWithDraft={composer.channelsWithDraft}
          onChange={composer.setChannel}
        />
      )}
      {props.children}
      {channel === 'email' && <EmailOptions draft={draft} defaultSubject={props.defaultSubject} />}
      <label htmlFor={`${id}-text`} css={labelStyle}>
        {field}
        {props.isTextOptional === true && ' (optional)'}
      </label>
      <MentionList mentions={mentions} />
      <textarea
        // Each channel has its own text field, so that undo never brings back text of another one.
        key={channel}
        ref={textareaRef}
        id={`${id}-text`}
        rows={isCollapsed ? 1 : 3}
        placeholder={isCollapsed ? field : undefined}
        value={text}
        aria-invalid={isOverLimit || undefined}
        aria-describedby={`${id}-count ${id}-status`}
        {...mentions.fieldProps}
        onChange={({ target }) => {
          composer.setDraft({ recipient, text: target.value });
          mentions.read();
        }}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          // Office programs copy a text together with its picture.
          const hasText = event.clipboardData.types.includes('text/plain');
          if (!canAttach || files.length === 0 || hasText) return;
          event.preventDefault();
          attach(files);
        }}
        onKeyDown={(event) => {
          if (mentions.onKeyDown(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') {
            event.preventDefault();
            document.getElementById(escapeTargetId)?.focus();
          }
        }}
        css={[controlStyle, textareaStyle]}
      />
      <CharacterCount id={`${id}-count`} max={max} text={text} context={limitContext} />
      {props.company !== undefined && channel === 'sms' && text.trim() !== '' && (
        <TextParts company={props.company} text={text.trim()} />
      )}
      {canAttach && (
        <AttachedFiles
          files={draft.files}
          uploading={draft.uploading}
          errors={draft.uploadErrors}
          onDismissErrors={() => draft.dismissUploadErrors()}
          onChange={(files) => composer.setDraft({ files })}
        />
      )}
      <div css={footerStyle}>
        <p id={`${id}-status`} role={error === null ? 'status' : 'alert'} css={statusStyle}>
          {error !== null && <SendErrorMessage error={error} channel={channel} />}
          {isSent && <span css={{ display: 'block' }}>{done}</span>}
          {isNote ? <strong css={noteHintStyle}>{noteHint}</strong> : props.hint}
          <span css={shortcutStyle}> · Ctrl + Enter {isNote ? 'saves' : 'sends'}</span>
        </p>
        <DraftStatus draft={draft} />
        {canAttach && <AttachButton onChoose={attach} />}
        {props.tools}
        <Button
          type="submit"
          tone={isNote ? 'outline' : 'primary'}
          isPending={isPending}
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

const noteHint = 'Only the office sees this. It isn’t sent.';

type SendErrorMessageProps = {
  error: NonNullable<ComposerState<ChannelId>['error']>;
  channel: ChannelId;
};

function SendErrorMessage({ error, channel }: SendErrorMessageProps) {
  const { label, isNote } = channelTexts[error.channel];
  const done = isNote ? 'saved' : 'sent';
  // The message may have arrived: sent again unchanged, it keeps its idempotency key.
  const isUnconfirmed = error.message === new NetworkError().message;
  return (
    <strong css={{ display: 'block', color: color.danger }}>
      {error.channel !== channel && `${label}: `}
      {isUnconfirmed
        ? `Couldn’t confirm it was ${done}. Try again; it won’t be ${done} twice.`
        : `Not ${done}. ${error.message}`}
    </strong>
  );
}

/** False for a click on something without focus, such as a button in Safari, and for a dialog that the form has opened. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return (
    relatedTarget instanceof Element &&
    !currentTarget.contains(relatedTarget) &&
    relatedTarget.closest('[role="dialog"]') === null
  );
}

const formStyle = css(stickyFooterStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockStart: `1px solid ${color.divider}`,
  background: color.surface,
  // One line until it is used, so that most of the screen shows the conversation.
  '&[data-collapsed]': {
    paddingBlock: space[1],
    '& > :not(textarea, label)': { display: 'none' },
    '& > label': visuallyHidden,
    '& > textarea': { minHeight: target, height: target },
    [media.wide]: { paddingBlock: space[2] },
    [media.belowWide]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  },
});

const textareaStyle = css({
  resize: 'vertical',
  minHeight: '3.25rem',
  maxHeight: '40dvh',
  fieldSizing: 'content',
  [media.desktop]: { minHeight: '5rem' },
});

/** A note must not look like something that is sent. */
const noteStyle = css({
  background: color.warningSoft,
  textarea: { borderStyle: 'dashed', borderColor: color.warning },
});
const noteHintStyle = css({ color: color.warning });

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
const shortcutStyle = css({ display: 'none', [media.desktop]: { display: 'inline' } });
