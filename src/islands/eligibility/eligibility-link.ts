/** The selector of what opens the check: links to the plain page that carry this attribute. */
const linkSelector = 'a[data-eligibility]';

/** The eligibility link around an element, or null. */
export function eligibilityLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;
}

/** Whether a click asks for the link's own page in this tab: left button, no modifier key, nobody else took it. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
