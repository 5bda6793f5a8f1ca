import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { NotLoaded } from './chunk-load-error';

/** A part whose code comes when it is first shown; where it does not come, what can be done stands in its place. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  );
}
