import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { ChunkLoadError } from './chunk-load-error';

export function lazyWithError<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: ChunkLoadError as ComponentType<Props> }),
    ),
  );
}
