import { useState, type ComponentType } from 'react';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorMessage } from '../status/messages';

/**
 * A dialog whose code is loaded when it is first opened. If that failed, `openDialog` tries again.
 * @param subject completes 'Couldn’t open …' in `loadError`
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, subject = 'this') {
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
  const loadError = hasFailed && (
    <ErrorMessage>Couldn’t open {subject}. Check your connection and try again.</ErrorMessage>
  );
  const close = () => setOpen(false);
  return { Dialog, isOpen, close, loadError, openDialog: () => void show() };
}

/** Makes `isPopupOpen` true, so that keys typed while the dialog loads trigger no shortcuts. */
function LoadingDialog() {
  return <div role="dialog" aria-label="Loading" aria-busy="true" css={visuallyHidden} />;
}
