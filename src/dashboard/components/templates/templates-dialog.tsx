import { useEffect, useState, type RefObject } from 'react';
import type { ClientLanguage } from '../../../../contract/shared/languages';
import type { RegionId } from '../../../../contract/shared/regions';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import {
  maxMessageLength,
  type ChannelId,
  type TemplatePlace,
} from '../../../../contract/inbox/constants';
import { fileChannels } from '../../../../contract/messages/constants';
import {
  fillTemplate,
  findPlaceholders,
  separateTemplate,
} from '../../../../contract/inbox/template-text';
import type { Template } from '../../../../contract/inbox/template-schema';
import { registerUnsavedCheck } from '../../../browser/unsaved-changes';
import { Spinner } from '../../../ui/loading/spinner';
import { useApi } from '../../api/swr-hooks';
import { isTooLong } from '../composer/character-count';
import { insertText } from '../composer/insert-text';
import { Dialog } from '../dialog/dialog';
import { ErrorMessage } from '../status/messages';
import { LoadError } from '../status/notice';
import type { MessageDraft } from '../../drafts/message-draft';
import { useStaff } from '../../hooks/use-staff';
import { TemplateForm } from './template-form';
import { TemplatePicker } from './template-picker';

export type TemplatesProps = {
  place: TemplatePlace;
  /** Null for people of several regions. */
  region: RegionId | null;
  /** Null if it is not known, or differs. */
  language: ClientLanguage | null;
  /** The person's thread, or their name. Null for several people: then the placeholders stay. */
  person: { userId: string } | { name: string } | null;
  channel: ChannelId;
  draft: MessageDraft;
  box: RefObject<HTMLTextAreaElement>;
};

type TemplatesDialogProps = TemplatesProps & {
  open: boolean;
  onClose: () => void;
};

export function TemplatesDialog(props: TemplatesDialogProps) {
  const { place, region, language, person, channel, draft, box, open, onClose } = props;
  const query = person && 'userId' in person ? person : { ...(region && { region }) };
  const { data, error, mutate } = useApi('GET /templates', { query });
  const { user } = useStaff();
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [pickedFiles, setPickedFiles] = useState<Template['files']>([]);
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
  const fill = (body: string) => {
    const name = person && 'name' in person && splitName(person.name);
    const values = person && data?.values && { ...data.values, ...name, me: user.displayName };
    return values ? fillTemplate(body, values) : body;
  };
  const pick = ({ body, files }: Template) => {
    if (!data || !box.current) return;
    const { value, selectionEnd } = box.current;
    const text = separateTemplate(
      fill(body),
      value.slice(0, selectionEnd),
      value.slice(selectionEnd),
    );
    const max = maxMessageLength[channel];
    if (isTooLong(max, value + text)) {
      return setMessage(`Too long: a message can have up to ${formatNumber(max)} characters.`);
    }
    setPicked(text);
    setPickedFiles(fileChannels.includes(channel) ? files : []);
    close();
  };
  const insertPicked = () => {
    if (picked !== null && box.current)
      insertTemplate(box.current, picked, findPlaceholders(picked)[0]);
    const added = pickedFiles.filter(({ id }) => !draft.files.some((file) => file.id === id));
    if (added.length > 0) draft.setMessage({ files: [...draft.files, ...added] });
    setPickedFiles([]);
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
          // The files of a message belong to one person.
          templates={data.templates.filter(({ files }) => person !== null || files.length === 0)}
          region={region}
          language={language}
          place={place}
          channel={channel}
          error={message}
          fill={fill}
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

/** 'Ana Maria Ruiz' is greeted as Ana. */
function splitName(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName: firstName || null, lastName: others.join(' ') || null };
}

/** Inserts text at the cursor and selects the placeholder, if any. */
function insertTemplate(
  box: HTMLTextAreaElement,
  text: string,
  placeholder: string | undefined,
): void {
  const start = box.selectionEnd;
  insertText(box, text);
  if (placeholder === undefined) return;
  const from = start + text.indexOf(placeholder);
  box.setSelectionRange(from, from + placeholder.length);
}
