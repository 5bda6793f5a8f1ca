import {
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { useAlive } from '../lib/use-alive';

/**
 * A component that is fetched when it is first shown. Where it cannot be fetched (offline), `standIn` shows instead:
 * the page keeps what it showed.
 */
export function fetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: standIn }),
    ),
  );
}

export function Nothing(): null {
  return null;
}

/** Shows `children` once the page is alive and they are fetched; before, and in the built page, `before`. */
export function Island({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  const alive = useAlive();
  return alive ? <Suspense fallback={before}>{children}</Suspense> : <>{before}</>;
}
