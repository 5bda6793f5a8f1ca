/**
 * Hides a floating button while a form of the page, or what follows it once it was sent, is in its place: it must never cover a
 * field. Before the visitor scrolls it welcomes them on every page. The stylesheet hides [data-over-form].
 */
export function hideOverForms(button: HTMLElement): void {
  const listForms = () => [
    ...document.querySelectorAll('main form, main :is([data-form-result], [data-result])'),
  ];
  if (listForms().length === 0) return;
  const update = () => {
    // A bubble of the button takes room too.
    const boxes = [button, ...button.children].map((part) => part.getBoundingClientRect());
    const isOver =
      scrollY > 0 &&
      listForms().some((form) => {
        const box = form.getBoundingClientRect();
        return boxes.some((part) => overlap(box, part));
      });
    button.toggleAttribute('data-over-form', isOver);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  // A sent form gives the focus to what takes its place.
  document.addEventListener('focusin', update);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
