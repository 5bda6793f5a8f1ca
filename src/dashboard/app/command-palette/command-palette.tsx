import { useRef } from 'react';
import type { ScreenId } from '../../../../contract/shared/roles';
import { useSignOut } from '../../../browser/hooks/use-sign-out';
import { applyThemeChoice } from '../../../browser/theme-choice';
import { Dialog } from '../../components/dialog/dialog';
import { InlineConfirm } from '../../../ui/confirm';
import { navigateTo } from '../../components/link';
import { CommandList } from './command-list';
import type { Action, Command } from './commands';
import { usePaletteShortcut } from './palette-button';

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  onScreen: (id: ScreenId) => void;
  onShortcuts: () => void;
};

type AfterClose = { url: string; isRecord?: boolean } | 'shortcuts' | null;

/** Finds every screen, record, and action of the role. A command runs once the palette is closed, so that the focus can move there. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, onScreen, onShortcuts } = props;
  const input = useRef<HTMLInputElement>(null);
  // Kept until the next time: Base UI asks for the final focus after onClosed.
  const afterClose = useRef<AfterClose>(null);
  const signOut = useSignOut();

  const close = (next: AfterClose = null) => {
    afterClose.current = next;
    signOut.reset();
    onClose();
  };
  usePaletteShortcut(close, () => open);
  const runAfterClose = () => {
    const next = afterClose.current;
    if (next === 'shortcuts') onShortcuts();
    else if (next?.isRecord === true && isOpenRecord(next.url)) focusOpenRecord();
    else if (next) navigateTo(next.url);
  };
  const runAction = (action: Action) => {
    if (action === 'sign-out') return signOut.request();
    if (action === 'theme-light') applyThemeChoice('light');
    if (action === 'theme-dark') applyThemeChoice('dark');
    if (action === 'theme-system') applyThemeChoice('system');
    close(action === 'shortcuts' ? action : null);
  };
  const runCommand = (command: Command) => {
    if (command.kind === 'action') return runAction(command.id);
    if (command.kind === 'screen') onScreen(command.id);
    close({ url: command.url });
  };

  return (
    <Dialog
      title="Search or jump to…"
      open={open}
      onClose={close}
      initialFocus={input}
      // runAfterClose moves the focus when another screen opens.
      finalFocus={() => afterClose.current === null || afterClose.current === 'shortcuts'}
      onClosed={runAfterClose}
    >
      {signOut.warning !== null ? (
        <InlineConfirm
          title="Sign out anyway?"
          confirm="Sign out"
          onConfirm={signOut.confirm}
          onCancel={() => close()}
        >
          <p>{signOut.warning}</p>
        </InlineConfirm>
      ) : (
        <CommandList
          input={input}
          error={signOut.error}
          onCommand={runCommand}
          onRecord={(url) => close({ url, isRecord: true })}
        />
      )}
    </Dialog>
  );
}

/** Returns whether the record at `url` is on screen, even if its list is filtered or on another page. */
function isOpenRecord(url: string): boolean {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const current = new URLSearchParams(window.location.search);
  return (
    pathname === window.location.pathname &&
    [...searchParams].every(([name, value]) => current.get(name) === value)
  );
}

function focusOpenRecord(): void {
  const heading =
    document.querySelector<HTMLElement>('#main h2[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('#main h1');
  heading?.focus();
}
