import { createContext, useContext, type ReactNode } from 'react';
import type { LayoutContext } from '../shared/page-context';

const RegionContext = createContext<LayoutContext | null>(null);

export function RegionProvider({ value, children }: { value: LayoutContext; children: ReactNode }) {
  return <RegionContext.Provider value={value}>{children}</RegionContext.Provider>;
}

const CurrentPathContext = createContext('');

export const CurrentPathProvider = CurrentPathContext.Provider;

/** The path of the page. */
export function useCurrentPath(): string {
  return useContext(CurrentPathContext);
}

export function useRegionContext(): LayoutContext {
  const context = useContext(RegionContext);
  if (context === null) throw new Error('useRegionContext needs a RegionProvider around it.');
  return context;
}
