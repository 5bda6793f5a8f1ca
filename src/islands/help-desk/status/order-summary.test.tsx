import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderSummary } from './order-summary';

vi.mock('gatsby', () => ({ Link: ({ children }: { children: string }) => <b>{children}</b> }));

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('an order lists its quantities, hides its text, and can be reordered', () => {
  const quantities = { 'quantity-masks': '2' };
  render(
    <OrderSummary
      order={{ deliveryMethod: 'mail', hasOtherSupplies: true }}
      quantities={quantities}
    />,
  );
  expect(items()).toEqual(['2 × Masks (box of 50)', expect.stringMatching(/^Other items/)]);
  expect(screen.getByText('Order again')).toBeTruthy();
});

test('an order of text only cannot be reordered', () => {
  render(
    <OrderSummary order={{ deliveryMethod: 'pickup', hasOtherSupplies: true }} quantities={null} />,
  );
  expect(items()).toHaveLength(1);
  expect(screen.queryByText('Order again')).toBeNull();
});
