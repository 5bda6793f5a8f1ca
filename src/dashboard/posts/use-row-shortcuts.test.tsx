import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowShortcuts } from './use-row-shortcuts';

function List() {
  useRowShortcuts();
  return (
    <table>
      <tbody>
        {['Ann', 'Ben'].map((name) => (
          <tr key={name}>
            <th scope="row">
              <a href={`?post=${name}`}>{name}</a>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

test('J and K move the focus from row to row and stop at the ends of the list', () => {
  render(<List />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(['j', 'j', 'j', 'k', 'k'].map(press)).toEqual(['Ann', 'Ben', 'Ben', 'Ann', 'Ann']);
});
