import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SuccessPanel } from './success-panel';
import {
  control,
  fetchMock,
  fillIn,
  form,
  getIdempotencyKey,
  respond,
  sentBody,
  startSending,
  stopSending,
  submit,
  type,
} from './testing/sample-form';

beforeEach(startSending);
afterEach(stopSending);

describe('after sending', () => {
  it('a panel takes the place of the form, and the focus', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    render(
      form({
        renderSent: ({ reference }) => <SuccessPanel title="Sent">It is {reference}.</SuccessPanel>,
      }),
    );
    fillIn();
    submit();
    const panel = await screen.findByRole('group', { name: 'Sent' });
    expect(panel.textContent).toContain('It is P-1.');
    expect(document.activeElement).toBe(panel);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    expect(document.querySelector('form')).toBeNull();
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message Sent successfully'),
    );
  });

  it('the form can be brought back empty, to send another message', async () => {
    render(form({ renderSent: (_response, restart) => <button onClick={restart}>Again</button> }));
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '12');
    fireEvent.click(control(/^Call/));
    type(/^Name/, 'Rosa');
    submit();
    fireEvent.click(await screen.findByText('Again'));
    expect(control(/^Name/).value).toBe('');
    expect(document.activeElement).toBe(control(/A letter/));
    expect(control(/Weight/).closest('[hidden]')).not.toBeNull();
    fillIn();
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(getIdempotencyKey(1)).not.toBe(getIdempotencyKey(0));
  });
});

describe('a server that does not answer', () => {
  it('is mentioned after 10 s, and given up after 30 s with an error that takes the focus', async () => {
    render(form());
    fillIn();
    vi.useFakeTimers();
    fetchMock.mockImplementationOnce(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    submit();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/longer than usual/).closest('[role="status"]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(document.activeElement?.textContent).toMatch(/not sure this was sent/);
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });
});

describe('leaving the page', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks while the form is being sent and after an error, but not before or when it has arrived', async () => {
    let finish: (response: Response) => void = () => undefined;
    fetchMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    render(form());
    fillIn();
    expect(isAsked()).toBe(false);
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(isAsked()).toBe(true);
    finish(Response.json({}, { status: 503 }));
    const again = await screen.findByText('Try again');
    expect(isAsked()).toBe(true);
    fireEvent.click(screen.getByText('(410) 555-0136'));
    expect(isAsked()).toBe(false);
    fireEvent.click(again);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
    expect(isAsked()).toBe(false);
  });
});

describe('a failed attempt', () => {
  it('shows the number to call, and is sent again with one tap', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    render(form());
    fillIn();
    submit();
    const again = await screen.findByText('Try again');
    expect(document.activeElement?.textContent).toMatch(
      /not sure this was sent.*still here.*connection failed.*won’t get it twice/,
    );
    expect(screen.getByText('(410) 555-0136').getAttribute('href')).toBe('tel:+14105550136');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    fireEvent.click(again);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(getIdempotencyKey(1)).toBe(getIdempotencyKey(0));
    expect(sentBody(1).get('name')).toBe('Rosa');
  });

  it.each([
    [410, 'This job is closed.', 'See open jobs'],
    [413, 'What was sent is too large.', /Choose another file or shorten your text/],
    [415, 'The request is not of a kind this call takes.', /Choose another file/],
  ])(
    'that would fail again (%i) offers an alternative instead of a retry',
    async (status, message, alternative) => {
      const error = { code: 'final', message };
      fetchMock.mockImplementationOnce(() => respond({ error }, status));
      render(form({ alternative: <a href="/career">See open jobs</a> }));
      fillIn();
      submit();
      expect(
        (await screen.findByText(alternative)).closest('[tabindex="-1"]')?.textContent,
      ).toContain(message);
      expect(screen.queryByText('Try again')).toBeNull();
      expect(toast.error).not.toHaveBeenCalled();
      expect(screen.getByText('(410) 555-0136')).toBeTruthy();
      expect(control(/^Name/).value).toBe('Rosa');
    },
  );

  it('with errors in fields shows them, and no toast', async () => {
    const error = { code: 'validation', message: 'Some fields.', fields: { name: 'Not a name.' } };
    fetchMock.mockImplementationOnce(() => respond({ error }, 400));
    render(form());
    fillIn();
    submit();
    expect((await screen.findAllByText('Not a name.')).length).toBeGreaterThan(0);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('is a response that acknowledges nothing', async () => {
    fetchMock.mockImplementationOnce(() => respond({}));
    render(form());
    fillIn();
    submit();
    expect(await screen.findByText('Try again')).toBeTruthy();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(control(/^Name/).value).toBe('Rosa');
  });

  it.each([429, 500, 503])(
    'that is temporary (%i) can be sent again with one tap',
    async (status) => {
      const error = { code: 'later', message: 'Please try again in a moment.' };
      fetchMock.mockImplementationOnce(() => respond({ error }, status));
      render(form({ alternative: <a href="/career">See open jobs</a> }));
      fillIn();
      submit();
      expect(await screen.findByText('Try again')).toBeTruthy();
      expect(screen.queryByText('See open jobs')).toBeNull();
    },
  );

  it('gets a new idempotency key once an answer has changed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    render(form());
    fillIn();
    submit();
    await screen.findByText('Try again');
    type(/^Name/, 'Rose');
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(getIdempotencyKey(1)).not.toBe(getIdempotencyKey(0));
  });
});
