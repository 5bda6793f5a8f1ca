import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OverdueFacts } from './overdue-facts';

test('names the programs with facts to check, and nothing without any', () => {
  const { container, rerender } = render(
    <OverdueFacts
      facts={[
        { program: 'MLTSS', count: 1 },
        { program: 'MI Choice', count: 4 },
      ]}
    />,
  );
  expect(container.textContent).toBe(
    'Compare with their sources again: MLTSS (1 fact), MI Choice (4 facts)',
  );
  rerender(<OverdueFacts facts={[]} />);
  expect(container.textContent).toBe('');
});
