import { useState, type ComponentType } from 'react';
import { css } from '@emotion/react';
import { Keyboard } from 'lucide-react';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import type { KeysDialog } from './keys-dialog';
import { useKeys } from './use-keys';

type DialogComponent = ComponentType<Parameters<typeof KeysDialog>[0]>;

/** The button, and the key ?, that show the keys of the inbox; the dialog is loaded with the first time. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const show = () =>
    void import('./keys-dialog').then(
      ({ KeysDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // Without a network the list of keys can wait: the next press tries again.
      () => undefined,
    );
  useKeys({ '?': show });

  return (
    <>
      <button type="button" onClick={show} css={buttonStyle}>
        <Keyboard size={16} aria-hidden /> Keys
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Phones have no keys. */
const buttonStyle = css({
  display: 'none',
  [media.desktop]: { display: 'inline-flex' },
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.25rem',
  padding: '0 0.5rem',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: color.muted,
  fontSize: '0.9375rem',
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
});
