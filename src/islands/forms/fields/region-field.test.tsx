import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careQuestion, careRegion } from '../../../../contract/forms/rules';
import type { RegionId } from '../../../../contract/shared/regions';
import { rememberRegion } from '../../../lib/visited-region';
import { PublicForm } from '../public-form';
import { SentPanel } from '../success-panel';
import { alive, sentBody, startSending, stopSending, submit } from '../testing/sample-form';
import { allOffices, maryland, newYork } from '../testing/sample-offices';
import { useFormOffice } from '../use-form-office';
import { RegionChoice } from './region-field';

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = vi.fn();

beforeEach(startSending);
afterEach(() => {
  stopSending();
  sessionStorage.clear();
});

type SampleProps = { offices?: typeof allOffices; usual?: typeof newYork; suggested?: RegionId };

function Sample({ offices = allOffices, usual = newYork, suggested }: SampleProps) {
  const { office, fixed, choice } = useFormOffice(offices, usual, suggested);
  return (
    <PublicForm
      id="sample"
      path="/sample"
      rules={{ region: careRegion }}
      fixed={fixed}
      submit="Send it"
      phone={office.phone}
      sent={(_answer, again) => (
        <SentPanel title="Sent" phone={office.phone} again={['Again', again]}>
          {office.company}
        </SentPanel>
      )}
    >
      <RegionChoice label={careQuestion} {...choice} />
    </PublicForm>
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('a page of no region asks, and nothing is chosen for who comes from nowhere', async () => {
  render(<Sample />);
  await alive();
  expect(screen.getByRole('radiogroup', { name: careQuestion })).toBeTruthy();
  expect(chosen()).toBeUndefined();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Choose where care is needed');
});

test.each<[visited: string, suggested: RegionId | undefined, expected: RegionId]>([
  ['/maryland', undefined, 'maryland'],
  ['/resources', 'new-jersey', 'new-jersey'],
  ['/maryland/contact', 'new-jersey', 'maryland'],
])('after %s on an article about %s, %s is chosen and sent', async (path, suggested, expected) => {
  rememberRegion(path);
  render(<Sample {...(suggested && { suggested })} />);
  await alive();
  expect(chosen()).toBe(expected);
  submit();
  await screen.findByText('Sent');
  expect(sentBody().get('region')).toBe(expected);
});

test('what the visitor chose before the script came is kept', async () => {
  rememberRegion('/maryland');
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Sample />);
  document.body.append(root);
  expect(chosen()).toBeUndefined();
  fireEvent.click(screen.getByLabelText('New Jersey'));
  hydrateRoot(root, <Sample />);
  await alive();
  await waitFor(() => expect(chosen()).toBe('new-jersey'));
});

test('the office that was chosen answers, and stays chosen for another message', async () => {
  rememberRegion('/maryland');
  render(<Sample />);
  await alive();
  fireEvent.click(screen.getByLabelText('New Jersey'));
  submit();
  const panel = await screen.findByRole('group', { name: 'Sent' });
  expect(panel.textContent).toMatch(/Care of New Jersey.*\(973\) 555-0118/);
  fireEvent.click(screen.getByText('Again'));
  expect(chosen()).toBe('new-jersey');
});

test('a region’s own page asks nothing and sends its region', async () => {
  rememberRegion('/new-jersey');
  render(<Sample offices={[maryland]} usual={maryland} />);
  await alive();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  submit();
  await screen.findByText('Sent');
  expect(sentBody().get('region')).toBe('maryland');
});

test('a form that outlives its page begins with the region of the page before', async () => {
  rememberRegion('/maryland');
  const { rerender } = render(<Sample />);
  await waitFor(() => expect(chosen()).toBe('maryland'));
  rememberRegion('/new-jersey');
  rerender(<Sample offices={allOffices.slice(1, 2)} usual={allOffices[1] ?? newYork} />);
  rerender(<Sample />);
  await waitFor(() => expect(chosen()).toBe('new-jersey'));
});
