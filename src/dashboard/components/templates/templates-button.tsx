import BookText from 'lucide-react/icons/book-text';
import { TextButton } from '../buttons';
import { useLazyDialog } from '../dialog/use-lazy-dialog';
import type { TemplatesProps } from './templates-dialog';

const loadDialog = () =>
  import('./templates-dialog').then(({ TemplatesDialog }) => TemplatesDialog);

/** Inserts a template, with its files, into the text of a composer. */
export function TemplatesButton(props: TemplatesProps) {
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(
    loadDialog,
    'the templates',
  );
  return (
    <span>
      <TextButton onClick={openDialog}>
        <BookText size={16} aria-hidden /> Templates
      </TextButton>
      {loadError}
      {Dialog && <Dialog {...props} open={isOpen} onClose={close} />}
    </span>
  );
}
