import { useState, type ComponentType } from 'react';

export type LazyDialog<Props> = {
  Dialog: ComponentType<Props> | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Its code could not be loaded; `show` tries again. */
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
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  return { Dialog, isOpen: isOpen, setOpen, hasFailed: hasFailed, openDialog: () => void show() };
}
