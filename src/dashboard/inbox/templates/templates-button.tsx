import type { RefObject } from 'react';
import BookText from 'lucide-react/icons/book-text';
import type { Chat } from '../../../../contract/inbox/schema';
import { linkButtonStyle } from '../../components/styles/controls.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import type { ComposerChannel } from '../reply/reply-channels';

type TemplatesButtonProps = {
  chat: Chat;
  channel: ComposerChannel;
  /** Receives the template's text. */
  box: RefObject<HTMLTextAreaElement>;
};

const loadDialog = () =>
  import('./templates-dialog').then(({ TemplatesDialog }) => TemplatesDialog);

export function TemplatesButton(props: TemplatesButtonProps) {
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(
    loadDialog,
    'the templates',
  );
  return (
    <span>
      <button type="button" onClick={openDialog} css={linkButtonStyle}>
        <BookText size={16} aria-hidden /> Templates
      </button>
      {loadError}
      {Dialog && <Dialog {...props} open={isOpen} onClose={close} />}
    </span>
  );
}
