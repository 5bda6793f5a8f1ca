import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillQuantities, parseQuantities } from './reorder-state';

const order = { quantities: { 'quantity-wipes': '12', 'quantity-masks': '2' } };

test.each<[string, unknown]>([
  ['no state', null],
  ['the state of another navigation', { key: 'initial' }],
  ['quantities of a wrong type', { quantities: 'quantity-masks' }],
  [
    'invalid quantities and unknown fields',
    { quantities: { 'quantity-masks': '21', 'quantity-wipes': '-1', firstName: '3' } },
  ],
])('%s orders nothing', (_name, state) => {
  expect(parseQuantities(state)).toEqual([]);
});

function renderForm() {
  const onChange = vi.fn();
  const { container } = render(
    <form onChange={onChange}>
      {['gloves-small', 'masks', 'wipes'].map((id) => (
        <input key={id} name={`quantity-${id}`} type="number" min={0} max={20} />
      ))}
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return { form, onChange, values: () => [...new FormData(form).values()] };
}

test('a reorder fills in the quantities as if they were typed', () => {
  const { form, onChange, values } = renderForm();
  expect(fillQuantities(form, order)).toBe(true);
  expect(values()).toEqual(['', '2', '12']);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a reorder does not overwrite typed quantities', () => {
  const { form, values } = renderForm();
  (form.elements.namedItem('quantity-gloves-small') as HTMLInputElement).value = '1';
  expect(fillQuantities(form, order)).toBe(false);
  expect(values()).toEqual(['1', '', '']);
});
