import { createContext, useContext, type ReactNode } from 'react';
import type { ShellContext } from '../site/page-context';

const RegionContext = createContext<ShellContext | null>(null);

/** Gives the office of the page, its menus and its links to everything below. */
export function RegionProvider({ value, children }: { value: ShellContext; children: ReactNode }) {
  return <RegionContext.Provider value={value}>{children}</RegionContext.Provider>;
}

/** The office of the page, its menus and its links. Throws outside a public page. */
export function useShell(): ShellContext {
  const shell = useContext(RegionContext);
  if (shell === null) throw new Error('useShell needs a RegionProvider around it.');
  return shell;
}
