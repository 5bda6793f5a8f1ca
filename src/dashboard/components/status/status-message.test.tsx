import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StateFault } from './error-message';
import { ListCount } from '../list/list-count';
import { SaidLine } from './status-message';

afterEach(cleanup);

const count = (total: number | null) => <ListCount total={total} one="job" many="jobs" />;

test.each([
  ['what became of a change', 'status', <SaidLine>{''}</SaidLine>, <SaidLine>Saved.</SaidLine>],
  [
    'what was not done',
    'alert',
    <SaidLine failed>{null}</SaidLine>,
    <SaidLine failed>Refused.</SaidLine>,
  ],
  ['how many a list has', 'status', count(null), count(2)],
  ['why a change was refused', 'alert', <StateFault fault={null} />, <StateFault fault="Gone." />],
])('the place that says %s can be heard before it speaks', (_, role, silent, speaking) => {
  const { rerender } = render(silent);
  // By role finds no place that is not shown.
  const place = screen.getByRole(role);
  expect(place.textContent).toBe('');
  rerender(speaking);
  expect(screen.getByRole(role)).toBe(place);
  expect(place.textContent).not.toBe('');
});

test('who was at a button that went can be led to what became of it', () => {
  let line: HTMLParagraphElement | null = null;
  render(<SaidLine line={(place) => void (line = place)}>Saved.</SaidLine>);
  screen.getByRole('status').focus();
  expect(document.activeElement).toBe(line);
});
