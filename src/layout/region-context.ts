import { createContext, useContext } from 'react';
import type { LayoutContext } from '../shared/page-context';

const RegionContext = createContext<LayoutContext | null>(null);

export const RegionProvider = RegionContext.Provider;

export const CurrentPathContext = createContext('');

export function useRegionContext(): LayoutContext {
  const context = useContext(RegionContext);
  if (context === null) throw new Error('useRegionContext needs a RegionProvider around it.');
  return context;
}
