import { useState, type ComponentType } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden';

export type LazyDialog<Props> = {
  Dialog: ComponentType<Props> | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Its code could not be loaded; `openDialog` tries again. */
  hasFailed: boolean;
  openDialog: () => void;
};

/** A dialog whose code is loaded when it is first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  const show = async () => {
    setFailed(false);
    setOpen(true);
    if (Dialog !== null) return;
    setDialog(() => LoadingDialog);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      setDialog(null);
      setOpen(false);
      setFailed(true);
    }
  };
  return { Dialog, isOpen, setOpen, hasFailed, openDialog: () => void show() };
}

/** Makes `isDialogOpen` true, so that keys typed while the dialog loads trigger no shortcuts. */
function LoadingDialog() {
  return <div role="dialog" aria-label="Loading" aria-busy="true" css={visuallyHidden} />;
}
