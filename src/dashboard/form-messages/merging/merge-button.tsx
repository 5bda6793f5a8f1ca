import { useState, type ComponentType } from 'react';
import { Merge } from 'lucide-react';
import { toolStyle } from '../../parts/tool-style';
import type { MergeDialog } from './merge-dialog';

type DialogProps = Parameters<typeof MergeDialog>[0];

/** Opens the choice of the thread that is the same person's; it is loaded with the first time. */
export function MergeButton({ chat }: Pick<DialogProps, 'chat'>) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = () =>
    void import('./merge-dialog').then(
      ({ MergeDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // Without a network nothing could be merged either: the next press tries again.
      () => undefined,
    );
  return (
    <>
      <button type="button" onClick={show} css={toolStyle}>
        <Merge size={16} aria-hidden /> Merge …
      </button>
      {Dialog && open && <Dialog chat={chat} onClose={() => setOpen(false)} />}
    </>
  );
}
