import { useState, type ComponentType } from 'react';

/**
 * A dialog whose code comes with the first press on the button that opens it.
 * @param load brings the dialog
 * @returns `Dialog`, null until it has come; whether it is `open`; `show`, which opens it; whether its code `failed` to come, which the
 * next press tries again
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
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
  return { Dialog, open, setOpen, failed, show: () => void show() };
}
