import { useEffect, useState, type RefObject } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { maxMessageLength } from '../../../../contract/inbox/constants';
import {
  fillTemplate,
  findPlaceholders,
  separateTemplate,
} from '../../../../contract/inbox/template-text';
import type { Template } from '../../../../contract/inbox/template-schema';
import { registerUnsavedCheck } from '../../../browser/unsaved-changes';
import { Spinner } from '../../../ui/loading/spinner';
import { useApi } from '../../api/swr-hooks';
import { isTooLong } from '../../components/composer/character-count';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorMessage } from '../../components/status/messages';
import { LoadError } from '../../components/status/notice';
import { useStaff } from '../../hooks/use-staff';
import type { ComposerChannel } from '../reply/reply-channels';
import { TemplateForm } from './template-form';
import { TemplatePicker } from './template-picker';

type TemplatesDialogProps = {
  thread: Chat;
  channel: ComposerChannel;
  box: RefObject<HTMLTextAreaElement>;
  open: boolean;
  onClose: () => void;
};

export function TemplatesDialog({ thread, channel, box, open, onClose }: TemplatesDialogProps) {
  const query = { userId: thread.userId };
  const { data, error, mutate } = useApi('GET /templates', { query });
  const { user } = useStaff();
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const isUnsaved = edited !== null && isDirty;
  useEffect(() => (isUnsaved ? registerUnsavedCheck(() => true) : undefined), [isUnsaved]);

  const close = () => {
    onClose();
    setEdited(null);
    setMessage(null);
  };
  const closeForm = () => {
    // Keeps the focus in the dialog when the form's focused button disappears.
    document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus();
    setEdited(null);
    setDirty(false);
    setMessage(null);
  };
  const pick = ({ body }: Template) => {
    if (!data?.values || !box.current) return;
    const { value, selectionEnd } = box.current;
    const text = separateTemplate(
      fillTemplate(body, { ...data.values, me: user.displayName }),
      value.slice(0, selectionEnd),
      value.slice(selectionEnd),
    );
    const max = maxMessageLength[channel];
    if (isTooLong(max, value + text)) {
      return setMessage(`Too long: a message can have up to ${formatNumber(max)} characters.`);
    }
    setPicked(text);
    close();
  };
  const insertPicked = () => {
    if (picked !== null && box.current)
      insertText(box.current, picked, findPlaceholders(picked)[0]);
    setPicked(null);
  };
  /** Reloads the edited template, so that the next save replaces a colleague's change, or adds a deleted template again. */
  const reloadEdited = async () => {
    if (edited === null || edited === 'new') return;
    const current = await mutate();
    if (!current) return;
    const found = current.templates.find(({ id }) => id === edited.id) ?? 'new';
    setEdited((now) => (now === edited ? found : now));
  };

  return (
    <Dialog
      title={edited === null ? 'Templates' : edited === 'new' ? 'New template' : 'Edit template'}
      open={open}
      onClose={() => (isUnsaved ? setMessage('Save or cancel your changes first.') : close())}
      finalFocus={box}
      onClosed={insertPicked}
    >
      {!data && !error && <Spinner label="Loading templates" />}
      {!data && error ? <LoadError error={error} onRetry={() => mutate()} /> : null}
      {data && edited === null && (
        <TemplatePicker
          templates={data.templates}
          region={thread.region}
          channel={channel}
          error={message}
          onPick={pick}
          onEdit={setEdited}
        />
      )}
      {data && edited !== null && (
        <>
          <TemplateForm
            template={edited === 'new' ? null : edited}
            onDone={async () => {
              await mutate();
              closeForm();
            }}
            onRejected={reloadEdited}
            onCancel={closeForm}
            onDirtyChange={setDirty}
          />
          {message !== null && <ErrorMessage>{message}</ErrorMessage>}
        </>
      )}
    </Dialog>
  );
}

/** Inserts text at the cursor and selects the placeholder, if any. */
function insertText(box: HTMLTextAreaElement, text: string, placeholder: string | undefined): void {
  const start = box.selectionEnd;
  box.focus();
  box.setSelectionRange(start, start);
  // execCommand is deprecated, but only it keeps the browser's undo history.
  if (!document.execCommand?.('insertText', false, text)) {
    box.setRangeText(text, start, start, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (placeholder === undefined) return;
  const from = start + text.indexOf(placeholder);
  box.setSelectionRange(from, from + placeholder.length);
}
