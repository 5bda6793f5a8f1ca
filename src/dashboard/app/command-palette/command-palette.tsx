import { useEffect, useRef } from 'react';
import type { ScreenId } from '../../../../contract/shared/roles';
import { useSignOut } from '../../../lib/auth/use-sign-out';
import { applyThemeChoice } from '../../../theme/theme-choice';
import { Dialog } from '../../components/dialog/dialog';
import { isPaletteKey } from './palette-shortcut';
import { leadTo } from '../../components/link/navigate-to';
import { Question } from '../../components/dialog/inline-confirm';
import type { Action, Command } from './commands';
import { PaletteList } from './command-list';

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A screen is gone to, as by its link in the sidebar. */
  onScreen: (id: ScreenId) => void;
  /** The list of keys is asked for. */
  onKeys: () => void;
};

/**
 * Every screen, record and action of the role, found by typing. What is chosen happens when the palette is gone; who is led elsewhere
 * has the focus there, and everybody else where it was.
 */
export function Palette({ open, onOpenChange, onScreen, onKeys }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  // Stays until the next time: the library asks where the focus goes after it has said that all is gone.
  const next = useRef<{ to: string; isRecord?: boolean } | 'keys' | null>(null);
  const signingOut = useSignOut();

  const close = (then: typeof next.current = null) => {
    next.current = then;
    signingOut.forget();
    onOpenChange(false);
  };
  // At the document: pressed twice at once, the second press comes before the focus has moved in here.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!open || event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const closed = () => {
    if (next.current === 'keys') onKeys();
    else if (next.current) {
      const { to, isRecord } = next.current;
      if (isRecord === true && isOpen(to)) return nameOfOpen()?.focus();
      leadTo(to);
    }
  };
  const goTo = (to: string) => close({ to });
  const act = (action: Action) => {
    if (action === 'sign-out') return signingOut.ask();
    if (action === 'theme-light') applyThemeChoice('light');
    if (action === 'theme-dark') applyThemeChoice('dark');
    if (action === 'theme-system') applyThemeChoice('system');
    close(action === 'keys' ? 'keys' : null);
  };
  const run = (command: Command) => {
    if (command.kind === 'action') return act(command.id);
    if (command.kind === 'screen') onScreen(command.id);
    goTo(command.to);
  };

  return (
    <Dialog
      title="Find and go to"
      open={open}
      onOpenChange={(wanted) => (wanted ? onOpenChange(true) : close())}
      initialFocus={input}
      // The library would give it to the first control inside of `main`, which goes with its screen: closed() does better.
      finalFocus={() => next.current === null || next.current === 'keys'}
      onClosed={closed}
    >
      {signingOut.loss !== null ? (
        <Question
          title="Sign out all the same?"
          confirm="Sign out and lose it"
          onConfirm={signingOut.leave}
          onCancel={() => close()}
        >
          <p>{signingOut.loss}</p>
        </Question>
      ) : (
        <PaletteList
          input={input}
          fault={signingOut.fault}
          onRun={run}
          onRecord={(to) => close({ to, isRecord: true })}
        />
      )}
    </Dialog>
  );
}

/** Whether the record of an address is open already: its list may be filtered, or turned to another page. */
function isOpen(to: string): boolean {
  const { pathname, searchParams } = new URL(to, window.location.origin);
  const shown = new URLSearchParams(window.location.search);
  return (
    pathname === window.location.pathname &&
    [...searchParams].every(([name, value]) => shown.get(name) === value)
  );
}

/** The name of what is open beside a list; the screen's title where nothing is. */
function nameOfOpen(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('#main h2[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('#main h1')
  );
}
