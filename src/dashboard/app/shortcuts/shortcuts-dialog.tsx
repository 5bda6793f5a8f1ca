import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Dialog } from '../../components/dialog/dialog';
import { paletteKey } from '../command-palette/palette-shortcut';
import { keysInUse, setKeysOn, useKeysOn } from '../../hooks/keyboard/use-shortcuts';

/** What one goes through a list with stands first. */
const firstKeys = ['j', 'k', 'r', 'e', 'x', '/', 'Escape'];

const paletteWords = 'Find a screen, a record or an action, from anywhere';

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The keys of what is on the screen, and the switch that turns them off. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const on = useKeysOn();
  return (
    <Dialog title="Keys of this screen" open={open} onOpenChange={onOpenChange}>
      <dl css={listStyle}>
        {open &&
          [...keysInUse(firstKeys), [paletteKey.words, paletteWords] as const].map(
            ([key, words]) => (
              <div key={key} css={rowStyle}>
                <dt>
                  <kbd css={keyStyle}>{key === 'Escape' ? 'Esc' : key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ),
          )}
      </dl>
      <label css={switchStyle}>
        <input type="checkbox" checked={on} onChange={(event) => setKeysOn(event.target.checked)} />
        Use these keys in this browser
      </label>
      <p css={{ color: color.muted }}>
        They do nothing while you type in a field. {paletteKey.words} works there too, but in the
        text of a post or job, where it makes a link.
      </p>
    </Dialog>
  );
}

const listStyle = css({ display: 'grid', gap: space[2] });
const rowStyle = css({ display: 'grid', gridTemplateColumns: '4.5rem 1fr', alignItems: 'center' });
const keyStyle = css({
  display: 'inline-block',
  minWidth: '2rem',
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.sunken,
  fontFamily: 'inherit',
  fontWeight: 700,
  textAlign: 'center',
});
const switchStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  fontWeight: 700,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
});
