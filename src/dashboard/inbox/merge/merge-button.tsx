import { Merge } from 'lucide-react';
import { InlineFault } from '../../components/status/error-message';
import { toolStyle } from '../../components/styles/toolbar-button.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import type { MergeDialog } from './merge-dialog';

const load = () => import('./merge-dialog').then(({ MergeDialog }) => MergeDialog);

/** Opens the choice of the thread that is the same person's. */
export function MergeButton({ chat }: Pick<Parameters<typeof MergeDialog>[0], 'chat'>) {
  const { Dialog, open, setOpen, failed, show } = useLazyDialog(load);
  return (
    <>
      <button type="button" onClick={show} css={toolStyle}>
        <Merge size={16} aria-hidden /> Merge …
      </button>
      {failed && (
        <InlineFault>
          The threads could not be opened. Check your connection and try again.
        </InlineFault>
      )}
      {Dialog && open && <Dialog chat={chat} onClose={() => setOpen(false)} />}
    </>
  );
}
