import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is fetched when it is first shown. Where it cannot be fetched (offline), `standIn` shows instead:
 * the page keeps what it showed. Islands of every page name one chunk, "islands", which the build puts into the file of
 * the site (build/site-chunk.ts).
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
