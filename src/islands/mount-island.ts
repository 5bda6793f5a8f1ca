import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '../browser/dom/tolerate-moved-nodes';
import { copyFormState } from './copy-form-state';

tolerateMovedNodes();

/** The island knows its props, which the page has as JSON. */
export type IslandComponent = (props: never) => ReactNode;

/**
 * Renders an island fresh in the place of its HTML. Nothing of the page is reused, so password managers and translators may have
 * changed it.
 */
export function mountIsland(island: HTMLElement, component: IslandComponent): void {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const plain = island.firstElementChild;
  const box = document.createElement('div');
  island.append(box);
  flushSync(() => createRoot(box).render(createElement(component as ComponentType<object>, props)));
  if (plain === null) return;
  copyFormState(plain, box);
  plain.remove();
}
