import type { RefObject } from 'react';
import { BookText } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { InlineFault } from '../../components/status/error-message';
import { linkButtonStyle } from '../../components/styles/link-button.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import type { Writing } from '../reply/reply-channels';

type TemplatesButtonProps = {
  chat: Chat;
  writing: Writing;
  box: RefObject<HTMLTextAreaElement>;
};

const load = () => import('./templates-dialog').then(({ TemplatesDialog }) => TemplatesDialog);

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
