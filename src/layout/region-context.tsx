import { createContext, useContext, type ReactNode } from 'react';
import type { LayoutContext } from '../site/page-context';

const RegionContext = createContext<LayoutContext | null>(null);

export function RegionProvider({ value, children }: { value: LayoutContext; children: ReactNode }) {
  return <RegionContext.Provider value={value}>{children}</RegionContext.Provider>;
}

export function useRegionContext(): LayoutContext {
  const shell = useContext(RegionContext);
  if (shell === null) throw new Error('useShell needs a RegionProvider around it.');
  return shell;
}
