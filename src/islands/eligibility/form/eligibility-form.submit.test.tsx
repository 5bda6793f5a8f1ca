import { fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  control,
  fetchMock,
  respond,
  startSending,
  stopSending,
} from '../../forms/testing/sample-form';
import {
  attempted,
  calls,
  chooseFile,
  fillIn,
  renderForm,
  getSentForm,
  submit,
  submitButton,
  onAttempt,
} from '../testing/form-harness';

vi.mock('./registered-number', () => ({
  isRegisteredNumber: (phone: string) => Promise.resolve(phone.includes('516')),
}));

beforeEach(() => {
  startSending();
  onAttempt.mockReset();
});
afterEach(stopSending);

describe('an acknowledged eligibility form', () => {
  it('says so, shows what was received, and requests the text message', async () => {
    renderForm();
    fillIn();
    chooseFile(new File(['x'], 'card.png', { type: 'image/png' }));
    submit();
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message Sent successfully'),
    );
    expect((getSentForm().get('file') as File).name).toBe('card.png');
    expect(getSentForm().get('region')).toBe('new-jersey');
    const receipt = screen.getByRole('group', { name: 'We have your answers' });
    expect(receipt.textContent).toContain('Date of birth, benefit card');
    await waitFor(() => expect(calls('/sms')).toHaveLength(1));
    const [, init] = calls('/sms')[0] ?? [];
    expect(init?.body).toBe('{"contact":"2125550142"}');
    expect(new Headers(init?.headers).get('x-api-key')).toBe('larkspan-public');
  });

  it('only logs a failed text message', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation((url) =>
      url === '/api/sms' ? respond({}, 429) : respond({ acknowledged: true }),
    );
    renderForm();
    fillIn();
    submit();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('an eligibility form that is not acknowledged', () => {
  it('shows nothing, and requests no text message', async () => {
    fetchMock.mockImplementation(() => respond({}));
    renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.success).not.toHaveBeenCalled();
    expect(toast.error).not.toHaveBeenCalled();
    expect(calls('/sms')).toHaveLength(0);
    expect(control(/First name/).value).toBe('Rosa');
  });

  it('shows the server’s errors at the fields', async () => {
    const error = {
      code: 'validation',
      message: 'No.',
      fields: { contact: 'Phone number already exists' },
    };
    fetchMock.mockImplementationOnce(() => respond({ error }, 400));
    renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(control(/Phone number/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Phone number already exists')).toHaveLength(2);
    submit();
    await attempted(2);
    expect(calls('/email')).toHaveLength(2);
  });

  it('is sent once for a double click, and the button keeps the focus while sending', async () => {
    let finish: (response: Response) => void = () => undefined;
    fetchMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    renderForm();
    fillIn();
    submitButton().focus();
    submit();
    submit();
    await waitFor(() => expect(calls('/email')).toHaveLength(1));
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(submitButton());
    expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('Sending');
    fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
    finish(Response.json({ acknowledged: true }));
    await attempted();
    expect(calls('/email')).toHaveLength(1);
  });
});
