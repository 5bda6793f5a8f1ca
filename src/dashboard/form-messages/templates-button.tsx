import { useState, type ComponentType, type RefObject } from 'react';
import { BookText } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import type { Writing } from './reply-channels';
import { InlineFault } from '../parts/fault-line';
import { linkButtonStyle } from '../parts/link-button-style';
import type { TemplatesDialog } from './templates/templates-dialog';

type DialogComponent = ComponentType<Parameters<typeof TemplatesDialog>[0]>;

type TemplatesButtonProps = {
  chat: Chat;
  writing: Writing;
  box: RefObject<HTMLTextAreaElement>;
};

/** Opens the office's templates, which are loaded with the first time. */
export function TemplatesButton(props: TemplatesButtonProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);

  const show = async () => {
    setFailed(false);
    try {
      const { TemplatesDialog: loaded } = await import('./templates/templates-dialog');
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };

  return (
    <span>
      <button type="button" onClick={() => void show()} css={linkButtonStyle}>
        <BookText size={16} aria-hidden /> Templates
      </button>
      {failed && (
        <InlineFault>
          The templates could not be opened. Check your connection and try again.
        </InlineFault>
      )}
      {Dialog && <Dialog {...props} open={open} onOpenChange={setOpen} />}
    </span>
  );
}
