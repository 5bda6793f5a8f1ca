import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careRegionLabel, careRegionRule } from '../../../../contract/forms/rules';
import type { RegionId } from '../../../../contract/shared/regions';
import { regionToRemember } from '../../../browser/visits/visited-region';
import { storageKeys } from '../../../shared/facts';
import { mountIsland } from '../../react-islands';
import { PublicForm } from '../public-form';
import { SuccessPanel } from '../success-panel';
import { sentBody, startSending, stopSending, submit } from '../testing/sample-form';
import { allOffices, maryland, newYork } from '../testing/sample-offices';
import { useFormOffice, type FormOffices } from '../use-form-office';
import { RegionField } from './region-field';

beforeEach(startSending);
afterEach(stopSending);

type SampleProps = Partial<FormOffices> & { suggested?: RegionId };

function Sample({ suggested, ...page }: SampleProps) {
  const { office, fixedValues, regionField } = useFormOffice(
    { offices: allOffices, defaultOffice: newYork, ...page },
    suggested,
  );
  return (
    <PublicForm
      id="sample"
      call="POST /contact"
      rules={{ region: careRegionRule }}
      fixedValues={fixedValues}
      submitLabel="Send it"
      phone={office.phone}
      renderSent={(_response, restart) => (
        <SuccessPanel
          title="Sent"
          phone={office.phone}
          action={{ label: 'Again', onClick: restart }}
        >
          {office.company}
        </SuccessPanel>
      )}
    >
      <RegionField label={careRegionLabel} {...regionField} />
    </PublicForm>
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('a page without a region asks, with nothing preselected', async () => {
  render(<Sample />);
  expect(screen.getByRole('radiogroup', { name: careRegionLabel })).toBeTruthy();
  expect(chosen()).toBeUndefined();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Choose where care is needed');
});

const rememberRegion = (path: string) =>
  sessionStorage.setItem(storageKeys.region, regionToRemember(path) ?? '');

test.each<[visited: string, suggested: RegionId | undefined, expected: RegionId]>([
  ['/maryland', undefined, 'maryland'],
  ['/resources', 'new-jersey', 'new-jersey'],
  ['/maryland/contact', 'new-jersey', 'maryland'],
])(
  'after %s on an article about %s, %s is preselected and sent',
  async (path, suggested, expected) => {
    rememberRegion(path);
    render(<Sample {...(suggested && { suggested })} />);
    expect(chosen()).toBe(expected);
    submit();
    await screen.findByText('Sent');
    expect(sentBody().get('region')).toBe(expected);
  },
);

test('a choice made before the script came is kept', async () => {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Sample />);
  document.body.append(island);
  rememberRegion('/maryland');
  fireEvent.click(screen.getByLabelText('New Jersey'));
  act(() => mountIsland(island, Sample));
  expect(chosen()).toBe('new-jersey');
  submit();
  await screen.findByText('Sent');
  expect(sentBody().get('region')).toBe('new-jersey');
});

test('the chosen office answers, and stays chosen for another message', async () => {
  rememberRegion('/maryland');
  render(<Sample />);
  fireEvent.click(screen.getByLabelText('New Jersey'));
  submit();
  const panel = await screen.findByRole('group', { name: 'Sent' });
  expect(panel.textContent).toMatch(/Care of New Jersey.*\(973\) 555-0118/);
  fireEvent.click(screen.getByText('Again'));
  expect(chosen()).toBe('new-jersey');
});

test('a region’s own page does not ask and sends its region', async () => {
  rememberRegion('/new-jersey');
  render(<Sample offices={[maryland]} defaultOffice={maryland} />);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  submit();
  await screen.findByText('Sent');
  expect(sentBody().get('region')).toBe('maryland');
});
