import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BodyField } from './body-field';

type RichTextProps = { body: string; onUnreadable: () => void };

vi.mock('../rich-text/use-editor-stylesheet', () => ({ useEditorStyle: () => true }));
// The editor measures and selects, which jsdom cannot: here it only says what it cannot read.
vi.mock('../rich-text/rich-text', () => ({
  RichText: ({ body, onUnreadable }: RichTextProps) => {
    useEffect(() => {
      if (body.includes('{')) onUnreadable();
    });
    return <p>As it will look</p>;
  },
}));
afterEach(cleanup);

function Post({ isSaved }: { isSaved: boolean }) {
  const [body, setBody] = useState('We pay {this}.');
  return <BodyField faults={[]} {...{ body, isSaved }} onBody={setBody} />;
}

test('a text that could be changed as source alone can be written as it looks again once it is mended and saved', async () => {
  const { rerender } = render(<Post isSaved />);
  const words = 'This text can be changed as source alone until it is mended.';
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  const source = screen.getByRole('textbox', { name: 'Text' });
  rerender(<Post isSaved={false} />);
  fireEvent.change(source, { target: { value: 'We pay this.' } });
  expect(screen.getByText(words)).toBeTruthy();
  rerender(<Post isSaved />);
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(source);
  fireEvent.click(screen.getByRole('button', { name: 'Write as it looks' }));
  expect(await screen.findByText('As it will look')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
