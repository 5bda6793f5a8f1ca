const takesFocus = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Where Tab (or Shift+Tab, `back`) leads so that the focus stays in `box`: from its last control to its first, and from
 * anywhere else into it. Null where the browser's own next control is the right one.
 */
export function nextInLoop(
  box: HTMLElement,
  from: Element | null,
  back: boolean,
): HTMLElement | null {
  const controls = Array.from(box.querySelectorAll<HTMLElement>(takesFocus)).filter(
    (control) =>
      !control.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
      control.closest('[hidden]') === null,
  );
  const last = controls[controls.length - 1];
  const edge = back ? controls[0] : last;
  const target = (back ? last : controls[0]) ?? null;
  const inside = from !== null && box.contains(from);
  const leaves = !inside || from === edge || (back && from === box);
  return leaves ? target : null;
}
