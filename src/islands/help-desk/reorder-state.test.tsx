import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillQuantities, quantitiesIn } from './reorder-state';

afterEach(cleanup);

const order = { quantities: { 'quantity-wipes': '12', 'quantity-masks': '2' } };

test.each<[string, unknown]>([
  ['nothing', null],
  ['the state of another navigation', { key: 'initial' }],
  ['quantities that are none', { quantities: 'quantity-masks' }],
  [
    'numbers that the form would refuse, and fields that are not quantities',
    { quantities: { 'quantity-masks': '21', 'quantity-wipes': '-1', firstName: '3' } },
  ],
])('%s orders nothing', (_what, state) => {
  expect(quantitiesIn(state)).toEqual([]);
});

/** A form with three quantities; gives back the fields and the changes that the form has noticed. */
function form() {
  const onChange = vi.fn();
  const { container } = render(
    <form onChange={onChange}>
      {['gloves-small', 'masks', 'wipes'].map((id) => (
        <input key={id} name={`quantity-${id}`} type="number" min={0} max={20} />
      ))}
    </form>,
  );
  const element = container.querySelector('form') as HTMLFormElement;
  return { element, onChange, values: () => [...new FormData(element).values()] };
}

test('the quantities of an order stand in the form as if typed', () => {
  const { element, onChange, values } = form();
  expect(fillQuantities(element, order)).toBe(true);
  expect(values()).toEqual(['', '2', '12']);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('what somebody has typed meanwhile stays', () => {
  const { element, values } = form();
  const typed = element.elements.namedItem('quantity-gloves-small') as HTMLInputElement;
  typed.value = '1';
  expect(fillQuantities(element, order)).toBe(false);
  expect(values()).toEqual(['1', '', '']);
});
