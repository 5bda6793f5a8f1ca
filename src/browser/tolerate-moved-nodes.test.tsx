import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Button } from '../ui/buttons/button';
import { tolerateMovedNodes } from './tolerate-moved-nodes';

beforeAll(tolerateMovedNodes);

/** Moves a text into an element, or replaces it by one, as translators do. */
function translate(element: HTMLElement, text: string, isReplaced: boolean): void {
  const node = [...element.childNodes].find(({ textContent }) => textContent === text) as Text;
  const font = document.createElement('font');
  node.replaceWith(font);
  font.append(isReplaced ? 'Descargar' : node);
}

test.each([false, true])(
  'a translated button gets its spinner (replaced text: %s)',
  (isReplaced) => {
    const { rerender } = render(<Button>Download</Button>);
    const button = screen.getByRole('button');
    translate(button, 'Download', isReplaced);
    rerender(<Button isPending>Download</Button>);
    expect(button.querySelector('svg, span')).toBeTruthy();
    expect(button.textContent).toContain(isReplaced ? 'Descargar' : 'Download');
  },
);

test.each([false, true])('a translated text can disappear (replaced text: %s)', (isReplaced) => {
  const Note = ({ isNear }: { isNear: boolean }) => <p>Note: {isNear && 'almost full'}</p>;
  const { container, rerender } = render(<Note isNear />);
  translate(container.querySelector('p') as HTMLElement, 'almost full', isReplaced);
  rerender(<Note isNear={false} />);
  expect(container.textContent).toContain('Note: ');
  if (!isReplaced) expect(container.textContent).toBe('Note: ');
});

test.each([null, undefined])('%s still means the end of an element', (next) => {
  const list = document.createElement('ul');
  list.append('first');
  list.insertBefore(document.createElement('li'), next as null);
  expect(list.lastChild?.nodeName).toBe('LI');
});
