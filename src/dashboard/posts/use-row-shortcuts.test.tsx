import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRowKeys } from './use-row-shortcuts';

afterEach(cleanup);

function List() {
  useRowKeys('post');
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

test('j and k lead the focus from row to row, and stay at the ends of the list', () => {
  render(<List />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(['j', 'j', 'j', 'k', 'k'].map(press)).toEqual(['Ann', 'Ben', 'Ben', 'Ann', 'Ann']);
});
