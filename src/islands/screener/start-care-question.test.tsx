import { expect, test } from 'vitest';
import { zipRanges } from '../../../contract/shared/state-facts';
import { startCareQuestion } from './start-care-question';

function submit(page: string, zip: string): string | undefined {
  document.body.innerHTML = `<form data-care-question="${page}" data-zips='${JSON.stringify(zipRanges)}'>
    <select name="careFor"><option value="parent"></option></select>
    <input name="zip" value="${zip}"><button></button></form>`;
  let target: string | undefined;
  document.querySelector('form')?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    target = event.target.getAttribute('href') ?? undefined;
  });
  startCareQuestion();
  document.querySelector('button')?.click();
  return target;
}

test.each([
  ['/find-care', '11101', '/find-care#careFor=parent&zip=11101'],
  ['/find-care', ' 07102', '/new-jersey/find-care#careFor=parent&zip=07102'],
  ['/es/find-care', '48201', '/es/michigan/find-care#careFor=parent&zip=48201'],
  ['/find-care', '33101', '/find-care#careFor=parent&zip=33101'],
  ['/find-care', '', '/find-care#careFor=parent&zip='],
])('from %s, "%s" leads to %s', (page, zip, target) => {
  expect(submit(page, zip)).toBe(target);
});
