import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SentPanel } from '../islands/forms/success-panel';
import { ScrollToTop } from './scroll-to-top';

afterEach(cleanup);

/** Scrolls down a page where these points from the lower edge, in pixels, lie on `part`. */
function scrollOver(part: Element | null, points: (up: number) => boolean): void {
  document.elementsFromPoint = (_x, y) =>
    part !== null && points(window.innerHeight - y) ? [part] : [];
  Object.assign(window, { scrollY: 2_500 });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const button = () => screen.queryByRole('button', { name: 'Scroll to the top' });

test('the way to the top lies on no part of a form, nor of the panel that takes its place', () => {
  document.documentElement.style.fontSize = '16px';
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <>
      <form aria-label="A form" />
      <SentPanel title="Sent">
        <button>Copy the link</button>
      </SentPanel>
      <ScrollToTop />
    </>,
  );
  scrollOver(null, () => true);
  expect(button()).toBeTruthy();
  for (const part of [screen.getByRole('form'), screen.getByText('Copy the link')]) {
    scrollOver(part, (up) => up > 100);
    expect(button()).toBeNull();
    scrollOver(part, (up) => up < 70);
    expect(button()).toBeNull();
    scrollOver(part, (up) => up < 60 || up > 120);
    expect(button()).toBeTruthy();
  }
});
