import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { ChunkLoadError } from './chunk-load-error';

/** A component that is loaded when it first renders. If it can't be loaded, `fallback` renders instead. */
export function createLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = ChunkLoadError,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  );
}
