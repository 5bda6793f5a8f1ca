import { Suspense, type ReactNode } from 'react';
import { useAlive } from './use-is-hydrated';

type ClientOnlyProps = {
  fallback: ReactNode;
  children: ReactNode;
};

export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  return useAlive() ? <Suspense fallback={fallback}>{children}</Suspense> : <>{fallback}</>;
}
