import { Suspense, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

type ClientOnlyProps = {
  /** What the built page shows, and what shows while a lazy child loads. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Leaves its children out of the built page: what depends on who is looking, and what is loaded on demand. */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
