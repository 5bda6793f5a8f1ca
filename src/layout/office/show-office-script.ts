import { storageKeys } from '../../shared/facts';
import { officeAttributes as names } from './office-data';

const marked = [names.text, names.link, names.mark, names.launcher].map((name) => `[${name}]`);
const shown = [...marked, 'a[href^="/"]'].join(',');

/**
 * Shows the office in its data-office, or else the one that this tab remembers, in the place of the path's: before each part of the
 * page is painted, so that nothing changes on the screen. The last node may still grow, so it and what it is in wait for the next.
 */
export const showOfficeScript = `(() => {
  let office;
  try {
    const embedded = document.currentScript.dataset.office;
    office = JSON.parse(embedded || sessionStorage.getItem('${storageKeys.office}'));
  } catch (error) {}
  if (!office) return;
  const language = document.documentElement.lang;
  const texts = { ...office.texts, ...(office.language === language ? {} : office.otherTexts) };

  const set = (element, name, value) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  const show = (element) => {
    const text = texts[element.getAttribute('${names.text}')];
    if (text !== undefined) {
      const icon = element.firstElementChild;
      const node = icon && icon === element.firstChild ? element.lastChild : element;
      if (node.textContent !== text) node.textContent = text;
    }
    const link = element.getAttribute('${names.link}');
    const target = element.getAttribute('href') || '';
    const [, prefix, href] = target.match(/^(\\/es(?=[\\/?#]|$))?(.*)$/);
    const path = href.replace(/[?#].*/, '');
    const hasLabel = element.hasAttribute('aria-label');
    if (link) {
      set(element, 'href', (prefix || '') + office.links[link]);
      if (hasLabel) set(element, 'aria-label', texts.homeLabel);
    } else if (office.variants.includes(path) && !element.closest('[${names.allOffices}]')) {
      set(element, 'href', (prefix || '') + office.links.home + href);
    }
    if (element.hasAttribute('${names.mark}')) set(element, 'd', office.mark);
    const launcher = element.getAttribute('${names.launcher}');
    if (launcher) {
      const { place, state } = texts;
      const defaultOffice = { ...office.form, place, state };
      const offices = { ...JSON.parse(launcher), defaultOffice };
      set(element, '${names.launcher}', JSON.stringify(offices));
    }
  };

  const showAll = () => {
    let last = document;
    while (last.lastChild) last = last.lastChild;
    for (const element of document.querySelectorAll('${shown}'))
      if (document.readyState !== 'loading' || !element.contains(last)) show(element);
  };
  const observer = new MutationObserver(showAll);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    showAll();
  });
})()`.replace(/\n\s*/g, '');
