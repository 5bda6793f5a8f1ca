import type { RefObject } from 'react';
import { BookText } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import { InlineFault } from '../parts/fault-line';
import { linkButtonStyle } from '../parts/link-button-style';
import { useLazyDialog } from '../parts/use-lazy-dialog';
import type { Writing } from './reply-channels';

type TemplatesButtonProps = {
  chat: Chat;
  writing: Writing;
  box: RefObject<HTMLTextAreaElement>;
};

const load = () =>
  import('./templates/templates-dialog').then(({ TemplatesDialog }) => TemplatesDialog);

/** Opens the office's templates. */
export function TemplatesButton(props: TemplatesButtonProps) {
  const { Dialog, open, setOpen, failed, show } = useLazyDialog(load);
  return (
    <span>
      <button type="button" onClick={show} css={linkButtonStyle}>
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
