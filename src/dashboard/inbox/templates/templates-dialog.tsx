import { useState, type RefObject } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { grouped } from '../../../../contract/shared/text/format-number';
import { charactersLeft, longestWriting } from '../../../../contract/inbox/constants';
import { fillTemplate, marksIn } from '../../../../contract/inbox/template-text';
import type { Template } from '../../../../contract/inbox/template-schema';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog } from '../../components/dialog/dialog';
import { LoadFailure } from '../../components/status/load-error';
import { useStaff } from '../../hooks/session/use-staff';
import { useAskBeforeLeaving } from './use-unsaved-changes';
import { insertText } from './insert-text';
import type { Writing } from '../reply/reply-channels';
import { ChooseTemplate } from './template-picker';
import { TemplateForm } from './template-form';
import { useTemplates } from './use-templates';
import { FaultLine } from '../../components/status/error-message';

type TemplatesDialogProps = {
  chat: Chat;
  writing: Writing;
  /** Where the words go. */
  box: RefObject<HTMLTextAreaElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The office's templates: chosen into the reply, added, changed and deleted. */
export function TemplatesDialog({ chat, writing, box, open, onOpenChange }: TemplatesDialogProps) {
  const { data, error, mutate } = useTemplates(chat);
  const { user } = useStaff();
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const [dirty, setDirty] = useState(false);
  useAskBeforeLeaving(() => edited !== null && dirty);

  const close = () => {
    onOpenChange(false);
    setEdited(null);
    setFault(null);
  };
  const leaveForm = () => {
    // The focus must not go with the form: the dialog would take it back later, from whatever has it then.
    document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus();
    setEdited(null);
    setDirty(false);
    setFault(null);
  };
  /** Escape, or a press beside it: what is typed and not saved is not thrown away by it. */
  const leave = () => {
    if (edited !== null && dirty) setFault('Save what you have typed, or cancel it, first.');
    else close();
  };
  const choose = ({ body }: Template) => {
    const values = data?.values;
    if (!values || !box.current) return;
    const words = fillTemplate(body, { ...values, me: user.displayName });
    const most = longestWriting[writing];
    if (charactersLeft(most, box.current.value + words) < 0) {
      setFault(`There is no room for it: at most ${grouped(most)} letters may be written here.`);
      return;
    }
    setChosen(words);
    close();
  };
  const insert = () => {
    if (chosen !== null && box.current) insertText(box.current, chosen, marksIn(chosen)[0]);
    setChosen(null);
  };
  /** What somebody has changed is changed from there with the next press; what somebody has deleted is a new one. */
  const refused = async () => {
    if (edited === null || edited === 'new') return;
    const now = await mutate();
    if (!now) return;
    const found = now.templates.find(({ id }) => id === edited.id) ?? 'new';
    // Whoever has gone back meanwhile stays there.
    setEdited((current) => (current === edited ? found : current));
  };
  const saved = async () => {
    await mutate();
    leaveForm();
  };

  return (
    <Dialog
      title={edited === null ? 'Templates' : edited === 'new' ? 'New template' : 'Change template'}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : leave())}
      finalFocus={box}
      onClosed={insert}
    >
      {!data && !error && <Spinner label="Loading the templates" />}
      {!data && error ? <LoadFailure error={error} onRetry={() => mutate()} /> : null}
      {data && edited === null && (
        <ChooseTemplate
          templates={data.templates}
          chat={chat}
          writing={writing}
          fault={fault}
          onChoose={choose}
          onEdit={setEdited}
        />
      )}
      {data && edited !== null && (
        <TemplateForm
          template={edited === 'new' ? null : edited}
          onDone={saved}
          onRefused={refused}
          onCancel={leaveForm}
          onDirty={setDirty}
        />
      )}
      {edited !== null && fault !== null && <FaultLine>{fault}</FaultLine>}
    </Dialog>
  );
}
