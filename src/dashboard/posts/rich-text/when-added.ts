import { getComponentLabels } from '../../../../contract/mdx/mdx-components';

/** Calls `act` with the next element that appears in the text. The editor takes up to a second to render a component. */
export function whenAdded(selector: string, act: (element: HTMLElement) => void): void {
  const find = () => [...document.querySelectorAll<HTMLElement>(`.post-text ${selector}`)];
  const before = new Set(find());
  const check = (frames: number) => {
    const added = find().find((element) => !before.has(element));
    if (added !== undefined) act(added);
    else if (frames > 0) requestAnimationFrame(() => check(frames - 1));
  };
  requestAnimationFrame(() => check(60));
}

/** Opens the properties of the next component with this name that appears. */
export function openProperties(name: string): void {
  whenAdded(`[aria-label="Edit ${getComponentLabels(name)[0]}"]`, (button) => button.click());
}
