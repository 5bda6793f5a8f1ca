import { Suspense, type ReactNode } from 'react';
import { useAlive } from './use-is-hydrated';

type ClientOnlyProps = {
  /** What the built page shows, and what shows while a lazy child loads. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Leaves its children out of the built page: what depends on who is looking, and what is loaded on demand. */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  return useAlive() ? <Suspense fallback={fallback}>{children}</Suspense> : <>{fallback}</>;
}
