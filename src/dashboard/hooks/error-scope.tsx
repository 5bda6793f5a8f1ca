import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Clear = () => void;

const ErrorScopeContext = createContext<ReadonlySet<Clear> | null>(null);

/** One record on screen: an action that succeeds clears the errors of earlier actions on the record. */
export function ErrorScope({ children }: { children: ReactNode }) {
  const [clears] = useState(() => new Set<Clear>());
  return <ErrorScopeContext.Provider value={clears}>{children}</ErrorScopeContext.Provider>;
}

/**
 * @param clear clears the error of a control; the same function at each render, or left out for errors that must stay
 * @returns a function to call when an action succeeded
 */
export function useErrorScope(clear?: Clear): () => void {
  const clears = useContext(ErrorScopeContext) as Set<Clear> | null;
  useEffect(() => {
    if (clear === undefined || clears === null) return;
    clears.add(clear);
    return () => void clears.delete(clear);
  }, [clears, clear]);
  return () => clears?.forEach((clearError) => clearError());
}
