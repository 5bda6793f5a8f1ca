import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Clear = () => void;

const ErrorScopeContext = createContext<ReadonlySet<Clear> | null>(null);

/** One record on screen: an action that succeeds clears the errors of earlier actions on the record. */
export function ErrorScope({ children }: { children: ReactNode }) {
  const [clears] = useState(() => new Set<Clear>());
  return <ErrorScopeContext.Provider value={clears}>{children}</ErrorScopeContext.Provider>;
}

/**
 * @param clearError clears the error of a control; the same function at each render, or left out for errors that must stay
 * @returns a function to call when an action succeeded
 */
export function useReportSuccess(clearError?: Clear): () => void {
  const clears = useContext(ErrorScopeContext) as Set<Clear> | null;
  useEffect(() => {
    if (clearError === undefined || clears === null) return;
    clears.add(clearError);
    return () => void clears.delete(clearError);
  }, [clears, clearError]);
  return () => clears?.forEach((clear) => clear());
}
