import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../browser/hooks/use-texts';
import { en } from '../../shared/texts/en';
import { es } from '../../shared/texts/es';
import { CareQuestion } from './care-question';
import { startCareQuestion } from './start-care-question';

/** Returns the page that it leads to. */
function submit(page: string, zip: string): string | undefined {
  const texts = page.startsWith('/es') ? es : en;
  render(
    <TextsProvider value={texts}>
      <CareQuestion findCarePath={page} />
    </TextsProvider>,
  );
  let target: string | undefined;
  document.querySelector('form')?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    target = event.target.getAttribute('href') ?? undefined;
  });
  startCareQuestion();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'parent' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: zip } });
  screen.getByRole('button').click();
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

test.each([
  ['/find-care', /^Don’t know.* Enter a 5-digit ZIP code, or leave this blank$/],
  ['/es/find-care', /^¿No sabe.* Escriba un código postal/],
])('on %s, an incomplete ZIP code is an error at the field until it is complete', (page, error) => {
  expect(submit(page, '1110')).toBeUndefined();
  const zip = screen.getByRole('textbox', { description: error });
  expect(document.activeElement).toBe(zip);
  expect(zip.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(zip, { target: { value: '' } });
  screen.getByRole('button').click();
  expect(zip.getAttribute('aria-describedby')).toBe('care-zip-hint');
  expect(zip.hasAttribute('aria-invalid')).toBe(false);
});
