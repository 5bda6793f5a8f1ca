import { createContext, useContext, type ReactNode } from 'react';
import type { ShellContext } from '../site/page-context';

const RegionContext = createContext<ShellContext | null>(null);

export function RegionProvider({ value, children }: { value: ShellContext; children: ReactNode }) {
  return <RegionContext.Provider value={value}>{children}</RegionContext.Provider>;
}

export function useShell(): ShellContext {
  const shell = useContext(RegionContext);
  if (shell === null) throw new Error('useShell needs a RegionProvider around it.');
  return shell;
}
