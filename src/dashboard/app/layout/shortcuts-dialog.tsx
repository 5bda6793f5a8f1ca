import { css } from '@emotion/react';
import { color, space, radius } from '../../../theme/tokens';
import { Dialog } from '../../components/dialog/dialog';
import {
  getActiveShortcuts,
  setShortcutsEnabled,
  useShortcutsEnabled,
} from '../../hooks/use-shortcuts';
import { paletteShortcut } from '../command-palette/palette-button';

const firstKeys = ['j', 'k', 'r', 'f', 'h', 'e', 'u', 'x', '/', 'Escape'];

type ShortcutsDialogProps = { open: boolean; onClose: () => void };

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useShortcutsEnabled();
  const shortcuts = open
    ? [...getActiveShortcuts(firstKeys), [paletteShortcut.label, 'Search or jump to…'] as const]
    : [];
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl css={listStyle}>
        {shortcuts.map(([key, label]) => (
          <div key={key} css={rowStyle}>
            <dt>
              <kbd css={keyStyle}>{key === 'Escape' ? 'Esc' : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label css={switchStyle}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
        />
        Use shortcuts in this browser
      </label>
      <p css={{ color: color.muted }}>
        Shortcuts are off while you type in a field. {paletteShortcut.label} works everywhere except
        in the text of a post or job, where it adds a link.
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
  background: color.surfaceSunken,
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
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primary },
});
