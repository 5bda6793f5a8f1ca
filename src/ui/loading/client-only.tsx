import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '../../browser/hooks/use-is-hydrated';

type ClientOnlyProps = {
  fallback: ReactNode;
  children: ReactNode;
};

export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : <>{fallback}</>;
}
