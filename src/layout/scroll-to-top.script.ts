import { hideOverForms } from '../browser/hide-over-forms';
import { facts } from '../shared/facts';

/** Appears past 2000 px (specification section 9). */
export function startScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (button === null) return;
  const update = () => (button.hidden = scrollY <= facts.scrollToTopAfter);
  update();
  addEventListener('scroll', update, { passive: true });
  hideOverForms(button);
  button.addEventListener('click', () => {
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: hasReducedMotion ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
