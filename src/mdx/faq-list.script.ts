import { getPageLanguage, scriptTexts } from '../browser/script-texts';

/** Opens the question that the URL names, and all questions at once. */
export function startFaqs(): void {
  const openLinked = () => {
    const linked = document.getElementById(decodeFragment(location.hash));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  };
  openLinked();
  addEventListener('hashchange', openLinked);

  const button = document.querySelector('[data-open-faqs]');
  const { openAll, closeAll } = scriptTexts[getPageLanguage()];
  let isOpen = false;
  button?.addEventListener('click', () => {
    isOpen = !isOpen;
    for (const faq of document.querySelectorAll<HTMLDetailsElement>('main details[id^="faq-"]'))
      faq.open = isOpen;
    button.textContent = isOpen ? closeAll : openAll;
  });
}

/** A fragment such as #%zz cannot be decoded. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
