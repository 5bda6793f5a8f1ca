import { createElement, type ComponentType } from 'react';
import type { IslandName } from './react-islands';

type IslandProps<Props extends object> = {
  name: IslandName;
  component: ComponentType<Props>;
  /** They are in the page as JSON. */
  props: Props;
  /** Does not wait for the visitor. */
  startsAtOnce?: boolean;
};

/** Renders a React island into the page's HTML. Its script loads when the visitor touches it (start-islands.ts). */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  startsAtOnce = false,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      {...(startsAtOnce && { 'data-at-once': '' })}
    >
      {createElement(Component, props)}
    </div>
  );
}
