import { fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  attempted,
  calls,
  chooseFile,
  fetchMock,
  field,
  fillIn,
  keyOf,
  renderForm,
  sentParts,
  startSending,
  stopSending,
  submit,
  submitButton,
} from '../testing/form-harness';

vi.mock('./registered-number', () => ({
  isListedNumber: (phone: string) => Promise.resolve(phone.includes('516')),
}));

beforeEach(startSending);
afterEach(stopSending);

describe('the eligibility form, acknowledged', () => {
  it('says so, empties itself and asks for the text message', async () => {
    await renderForm();
    fillIn();
    chooseFile(new File(['x'], 'card.png', { type: 'image/png' }));
    submit();
    await attempted();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message Sent successfully', {});
    expect((sentParts().get('file') as File).name).toBe('card.png');
    expect(sentParts().get('region')).toBe('new-jersey');
    expect(field(/First name/).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Any time').checked).toBe(false);
    await waitFor(() => expect(calls('/sms')).toHaveLength(1));
    const [, init] = calls('/sms')[0] ?? [];
    expect(init?.body).toBe('{"contact":"2125550142"}');
    expect(new Headers(init?.headers).get('x-api-key')).toBe('larkspan-public');
  });

  it('can be filled in and sent again, as another message', async () => {
    await renderForm();
    fillIn();
    submit();
    await attempted();
    submit();
    await screen.findByRole('alert');
    expect(calls('/email')).toHaveLength(1);
    fillIn();
    submit();
    await attempted(2);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('only logs a text message that fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation((url) =>
      url === '/api/sms' ? answer({}, 429) : answer({ acknowledged: true }),
    );
    await renderForm();
    fillIn();
    submit();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('the eligibility form, not acknowledged', () => {
  it('shows nothing, and asks for no text message', async () => {
    fetchMock.mockImplementation(() => answer({}));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.success).not.toHaveBeenCalled();
    expect(toast.error).not.toHaveBeenCalled();
    expect(calls('/sms')).toHaveLength(0);
    expect(field(/First name/).value).toBe('Rosa');
  });

  it('keeps what was typed when the connection fails, and sends the same again with one tap', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(field(/First name/).value).toBe('Rosa');
    fireEvent.click(screen.getByText('Try again'));
    await attempted(2);
    expect(keyOf(1)).toBe(keyOf(0));
    expect(toast.success).toHaveBeenCalledOnce();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('keeps what the server found wrong under the fields', async () => {
    const error = {
      code: 'validation',
      message: 'No.',
      fields: { contact: 'Phone number already exists' },
    };
    fetchMock.mockImplementationOnce(() => answer({ error }, 400));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(field(/Phone number/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Phone number already exists')).toHaveLength(2);
    submit();
    await attempted(2);
    expect(calls('/email')).toHaveLength(2);
  });

  it('sends one request for a double click, with the button disabled meanwhile', async () => {
    let finish: (response: Response) => void = () => undefined;
    fetchMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await renderForm();
    fillIn();
    submit();
    submit();
    await waitFor(() => expect(calls('/email')).toHaveLength(1));
    expect(submitButton()).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toContain('Sending');
    fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
    finish(Response.json({ acknowledged: true }));
    await attempted();
    expect(calls('/email')).toHaveLength(1);
    expect(submitButton()).toHaveProperty('disabled', false);
  });
});
