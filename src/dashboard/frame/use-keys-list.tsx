import { useState, type ComponentType } from 'react';
import { css } from '@emotion/react';
import { Keyboard } from 'lucide-react';
import { media } from '../../theme/layout';
import { toolStyle } from '../parts/tool-style';
import type { KeysDialog } from '../parts/keys/keys-dialog';
import { useKeys } from '../parts/keys/use-keys';

type DialogComponent = ComponentType<Parameters<typeof KeysDialog>[0]>;

/** The button, and the key ?, that show the keys of the inbox; the dialog is loaded with the first time. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const show = () =>
    void import('../parts/keys/keys-dialog').then(
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
      <button type="button" aria-label="Keys" title="Keys" onClick={show} css={buttonStyle}>
        <Keyboard size={18} aria-hidden />
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Phones have no keys. */
const buttonStyle = css(toolStyle, {
  display: 'none',
  [media.desktop]: { display: 'inline-flex' },
});
