import { useEffect, useState, type RefObject } from 'react';

/** True while the page is scrolled by more than this many pixels. */
export function useIsScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return isPast;
}

/**
 * True while a form of the page, or what follows it once it was sent, is where a floating button and its bubble are. Not before the visitor
 * has scrolled: the button welcomes the visitor on every page.
 * @param bubble takes room too
 * @param isHidden the button takes no room
 */
export function useIsOverForm(
  button: RefObject<HTMLElement | null>,
  { bubble, isHidden }: { bubble?: RefObject<HTMLElement | null>; isHidden: boolean },
): boolean {
  const [isOver, setOver] = useState(false);
  const isScrolled = useIsScrolledPast(0);

  useEffect(() => {
    if (isHidden) return;
    const overlapping = new Set<Element>();
    let forms: Element[] = [];
    let observer: IntersectionObserver | undefined;

    const observe = () => {
      observer?.disconnect();
      overlapping.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) overlapping.add(target);
            else overlapping.delete(target);
          }
          setOver(overlapping.size > 0);
        },
        { rootMargin: toRootMargin([button.current, bubble?.current ?? null]) },
      );
      for (const form of forms) observer.observe(form);
      if (forms.length === 0) setOver(false);
    };
    const findForms = () => {
      const next = [...document.querySelectorAll('main form, main [data-form-result]')];
      if (next.length === forms.length && next.every((form, at) => form === forms[at])) return;
      forms = next;
      observe();
    };

    findForms();
    // Forms come and go with pages, and when they are sent.
    const changes = new MutationObserver(findForms);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, [button, bubble, isHidden]);

  return isOver && isScrolled && !isHidden;
}

/** Shrinks the viewport to the box around the elements. */
function toRootMargin(elements: readonly (HTMLElement | null)[]): string {
  const boxes = elements.flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
  const top = Math.min(...boxes.map((box) => box.top));
  const left = Math.min(...boxes.map((box) => box.left));
  const bottom = window.innerHeight - Math.max(...boxes.map((box) => box.bottom));
  const right = document.documentElement.clientWidth - Math.max(...boxes.map((box) => box.right));
  return [top, right, bottom, left].map((edge) => `${String(-Math.round(edge))}px`).join(' ');
}
