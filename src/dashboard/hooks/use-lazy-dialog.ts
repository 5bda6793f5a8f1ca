import { useState, type ComponentType } from 'react';

/** A dialog whose code is loaded when it is first opened. If that failed, `openDialog` tries again. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  const show = async () => {
    setFailed(false);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  return { Dialog, isOpen, setOpen, hasFailed, openDialog: () => void show() };
}
