import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Ordered } from './order-summary';

vi.mock('gatsby', () => ({ Link: ({ children }: { children: string }) => <b>{children}</b> }));
afterEach(cleanup);

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const words = 'What you wrote in words. Your office has it; it is not shown here.';

test('an order says how many of what, that words are with it, and how it comes', () => {
  render(
    <Ordered order={{ way: 'mail', hasWords: true }} quantities={{ 'quantity-masks': '2' }} />,
  );
  expect(items()).toEqual(['2 × Masks (box of 50)', words]);
  expect(screen.getByText('Your office mails them to the address that you gave.')).toBeTruthy();
  expect(screen.getByText('Order the same again')).toBeTruthy();
});

test('one of quantities alone speaks of no words but those that are not filled in', () => {
  render(
    <Ordered order={{ way: 'pickup', hasWords: false }} quantities={{ 'quantity-wipes': '1' }} />,
  );
  expect(items()).toEqual(['1 × Cleaning wipes (pack)']);
  expect(screen.getByText('You pick them up at your office.')).toBeTruthy();
});

test('one in words alone is shown as received, and cannot be ordered again', () => {
  render(<Ordered order={{ way: 'pickup', hasWords: true }} quantities={null} />);
  expect(items()).toEqual([words]);
  expect(screen.queryByText('Order the same again')).toBeNull();
});
