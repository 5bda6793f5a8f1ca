import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Program } from '../../../contract/programs/program';
import { englishScreener } from '../../../contract/screener/catalog';
import { zipRanges } from '../../../contract/shared/state-facts';
import { getVisitedRegion } from '../../browser/visits/visited-region';
import { newJersey } from '../forms/testing/sample-offices';
import { spanishScreener } from '../../../contract/screener/spanish';
import { startScreener } from './start-screener';
import { ScreenerForm } from './screener-form';

const program = (id: string, regions: Program['regions']): Program => ({
  id,
  name: `Program ${id}`,
  regions,
  whoDecides: 'The plan',
  howLong: '45 days',
  nextStep: 'Call the plan',
  papers: ['Medicare card'],
  facts: [],
});
const programs = [
  program('nj-personal-care', ['new-jersey']),
  program('ny-personal-care', ['new-york']),
  program('private-pay', ['new-york', 'new-jersey']),
];

const legend = () => document.activeElement?.textContent;
const isShown = (text: string) =>
  screen.getByText(text).closest('fieldset')?.hasAttribute('data-current');
const click = (name: string) => fireEvent.click(screen.getByText(name));
const progress = () => screen.getByRole('status').textContent;

async function start(catalog = englishScreener, fragment = '') {
  document.documentElement.lang = catalog.language;
  document.documentElement.dataset['js'] = '';
  history.replaceState(null, '', `/find-care${fragment}`);
  render(
    <>
      <ScreenerForm
        programs={programs}
        offices={[{ ...newJersey, counties: ['Essex'] }]}
        zips={zipRanges}
        pageRegion={null}
        catalog={catalog}
      />
      <section data-send-answers hidden>
        <h2 tabIndex={-1}>Send</h2>
        <input type="radio" name="careFor" value="other" />
        <input type="radio" name="region" value="new-jersey" />
        <textarea name="screener" />
      </section>
    </>,
  );
  await startScreener();
}
beforeEach(() => start());
afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['js'];
  document.documentElement.lang = '';
  history.replaceState(null, '', '/');
});

async function answerPlace(zip: string) {
  click('Next');
  fireEvent.input(screen.getByLabelText('ZIP code'), { target: { value: zip } });
}

test('one question is asked at a time, and each takes the focus', () => {
  expect(isShown('Who needs care?')).toBe(true);
  expect(progress()).toBe('Question 1 of 10');
  click('Next');
  expect(isShown('Who needs care?')).toBe(false);
  expect(legend()).toBe('Where is care needed?');
  expect(progress()).toBe('Question 2 of 10');
  click('Skip');
  expect(legend()).toBe('What is hard to do alone?');
});

test('only someone who is married is asked about the income of the husband or wife', async () => {
  for (let step = 1; step < 8; step++) click('Skip');
  expect(legend()).toBe('Is the person married?');
  const current = document.activeElement?.closest('fieldset') as HTMLElement;
  fireEvent.click(within(current).getByLabelText('Yes'));
  expect(progress()).toBe('Question 8 of 10');
  click('Next');
  expect(progress()).toBe('Question 9 of 11');
  click('Skip');
  expect(legend()).toMatch(/husband or wife/);
  history.back();
  await waitFor(() => expect(progress()).toBe('Question 9 of 11'));
  history.back();
  await waitFor(() => expect(legend()).toBe('Is the person married?'));
  fireEvent.click(within(current).getByLabelText('No'));
  click('Next');
  click('Skip');
  expect(legend()).toMatch(/has been saved/);
  expect(progress()).toBe('Question 10 of 10');
});

test('the questions say "you" to someone who needs care themselves', () => {
  click('Me');
  expect(screen.getByText('Do you have Medicaid?')).toBeTruthy();
  expect(screen.getByText(/^Don’t count the home you live in/)).toBeTruthy();
  click('My mother or father');
  expect(screen.getByText('Does the person have Medicaid?')).toBeTruthy();
  expect(screen.queryByText(/\byou live in/)).toBeNull();
});

test('the browser’s Back button goes back a question and keeps every answer', async () => {
  click('My mother or father');
  await answerPlace('07102');
  click('Skip');
  history.back();
  await waitFor(() => expect(legend()).toBe('Where is care needed?'));
  click('Back');
  await waitFor(() => expect(legend()).toBe('Who needs care?'));
  expect(screen.getByLabelText<HTMLInputElement>('My mother or father').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('07102');
  expect(location.href).not.toContain('07102');
});

test('a wrong ZIP code is named and stops Next, but not Skip', async () => {
  await answerPlace('071');
  click('Next');
  const input = screen.getByLabelText('ZIP code');
  expect(document.activeElement).toBe(input);
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a 5-digit ZIP code, or leave this blank',
  );
  click('Skip');
  expect(legend()).toBe('What is hard to do alone?');
});

async function showResult() {
  await answerPlace('07102');
  for (let step = 2; step < 10; step++) click('Skip');
  expect(progress()).toBe('Question 10 of 10');
  click('Show what may pay');
}

test('the result takes the focus and shows the state’s programs', async () => {
  await showResult();
  expect(legend()).toBe('What may pay for care in New Jersey');
  const card = screen.getByRole('heading', { name: 'Program nj-personal-care' }).closest('li');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Program nj-personal-care' });
  expect(link.hash).toBe(`#${card?.id}`);
  expect(screen.queryByText('Program ny-personal-care')).toBeNull();
  history.back();
  await waitFor(() => expect(legend()).toMatch(/has been saved/));
});

test('the fifth digit of a ZIP code shows its county as a guess, and selects the state for this tab', async () => {
  await answerPlace('0710');
  expect(screen.queryByText('Essex County.')).toBeNull();
  fireEvent.input(screen.getByLabelText('ZIP code'), { target: { value: '07102' } });
  expect(await screen.findByText('Essex County.')).toBeTruthy();
  expect(getVisitedRegion()).toBe('new-jersey');
  fireEvent.change(screen.getByLabelText('County'), { target: { value: 'Salem' } });
  expect(screen.getByText('Salem County.')).toBeTruthy();
  expect(screen.getByText(/Our aides usually don’t work in this county/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText('ZIP code'), { target: { value: '33101' } });
  expect(await screen.findByText(/Ask the Eldercare Locator/)).toBeTruthy();
  expect(screen.queryByLabelText('County')).toBeNull();
});

test('the county of the result can be changed, and goes to the office', async () => {
  await answerPlace('07102');
  await screen.findByText('Essex County.');
  for (let step = 2; step < 10; step++) click('Skip');
  click('Show what may pay');
  const result = document.querySelector<HTMLElement>('[data-result]') as HTMLElement;
  expect(result.textContent).toContain('Essex County.');
  fireEvent.click(within(result).getByText('Change'));
  expect(document.activeElement).toBe(screen.getByLabelText('County'));
  expect(isShown('Where is care needed?')).toBe(true);
  fireEvent.change(screen.getByLabelText('County'), { target: { value: 'Hudson' } });
  click('Show the answer so far');
  click('Send this to the office');
  expect(document.querySelector('textarea')?.value).toMatch(/ZIP code: 07102\nCounty: Hudson\n/);
});

test.each([
  ['careFor=parent&zip=0710', 'Where is care needed?'],
  ['careFor=parent&zip=', 'Where is care needed?'],
])('what the home page has asked is not asked again: %s', async (known, question) => {
  cleanup();
  await start(englishScreener, `#${known}`);
  expect(isShown(question)).toBe(true);
  expect(location.href).not.toContain('parent');
  for (let back = 0; back < 2 && !isShown('Who needs care?'); back++) {
    const before = progress();
    click('Back');
    await waitFor(() => expect(progress()).not.toBe(before));
  }
  expect(screen.getByLabelText<HTMLInputElement>('My mother or father').checked).toBe(true);
});

test('who and where, from the home page, are enough for a first answer, which more answers narrow', async () => {
  cleanup();
  document.documentElement.dataset['known'] = '';
  await start(englishScreener, '#careFor=self&zip=07102');
  expect(document.documentElement.dataset['known']).toBeUndefined();
  expect(screen.getByText('Do you have Medicaid?')).toBeTruthy();
  expect(legend()).toBe('What may pay for care in New Jersey');
  click('Answer more');
  expect(legend()).toBe('What is hard to do alone?');
  click('Skip');
  click('Show the answer so far');
  expect(legend()).toBe('What may pay for care in New Jersey');
});

test('all answers can be changed at once', async () => {
  await showResult();
  click('Change answers');
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.hidden).toBe(false);
  expect(form.hasAttribute('data-steps')).toBe(false);
  fireEvent.input(screen.getByLabelText('ZIP code'), { target: { value: '33101' } });
  click('Show what may pay');
  expect(legend()).toBe('We don’t have an office there');
});

test('the answers go to the office only in the form that the visitor opens', async () => {
  click('My mother or father');
  await showResult();
  const section = document.querySelector<HTMLElement>('[data-send-answers]') as HTMLElement;
  expect(section.hidden).toBe(true);
  expect(within(section).getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value).toBe(
    '',
  );
  click('Send this to the office');
  expect(section.hidden).toBe(false);
  expect(section.querySelector('textarea')?.value).toMatch(/mother or father\nZIP code: 07102/);
  const checked = [...section.querySelectorAll<HTMLInputElement>(':checked')];
  expect(checked.map(({ value }) => value)).toEqual(['other', 'new-jersey']);
});

test('sent again after a lost answer, the same email keeps its idempotency key', async () => {
  await showResult();
  const fetchMock = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetchMock);
  const input = screen.getByLabelText('Your email address');
  const send = async (email: string) => {
    const count = fetchMock.mock.calls.length;
    fireEvent.input(input, { target: { value: email } });
    fireEvent.submit(input.closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(screen.getByText('Send email').hasAttribute('disabled')).toBe(false),
    );
    expect(fetchMock.mock.calls.length).toBe(count + 1);
    return new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('idempotency-key');
  };
  const key = await send('ann@mail.example');
  expect(await send('ann@mail.example')).toBe(key);
  expect(await send('ana@mail.example')).not.toBe(key);
  vi.unstubAllGlobals();
});

test('a Spanish page asks and answers in Spanish, and the office reads English', async () => {
  cleanup();
  await start(spanishScreener);
  click('Mi mamá o mi papá');
  click('Siguiente');
  fireEvent.input(screen.getByLabelText('Código postal (ZIP)'), { target: { value: '071' } });
  click('Siguiente');
  expect(screen.getByText(/^Escriba un código postal/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Código postal (ZIP)'), { target: { value: '07102' } });
  click('Siguiente');
  for (let step = 3; step < 10; step++) click('Saltar');
  expect(progress()).toBe('Pregunta 10 de 10');
  click('Ver qué programas pueden pagar');
  expect(legend()).toMatch(/^Qué programas pueden pagar el cuidado en/);
  expect(
    document.querySelector<HTMLInputElement>('[data-result] [name="pageLanguage"]')?.value,
  ).toBe('es');
  click('Enviar esto a la oficina');
  expect(document.querySelector('textarea')?.value).toMatch(
    /^Answered in Spanish\n.*My mother or father[^]*Program nj-personal-care: May fit/,
  );
});
