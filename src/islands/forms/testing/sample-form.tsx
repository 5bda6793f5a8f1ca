import { fireEvent, screen, cleanup } from '@testing-library/react';
import toast from 'react-hot-toast';
import { vi } from 'vitest';
import { choiceRule, type FormRules } from '../../../../contract/forms/rules';
import { RadioInput, TextArea, TextInput } from '../fields/inputs';
import { PublicForm, type PublicFormProps } from '../public-form';

const rules = {
  kind: choiceRule(['letter', 'parcel'], 'Choose a kind'),
  name: { maxLength: 20, required: 'Write your name' },
  weight: {
    showWhen: { kind: ['parcel'] },
    maxLength: 3,
    required: 'Enter the weight',
  },
  answerBy: {
    ...choiceRule(['call', 'email'], 'Choose an answer'),
    check: (text, values) =>
      text === 'email' && values['email'] === '' ? 'Fill in your address' : null,
  },
  email: { maxLength: 50 },
  note: { maxLength: 20 },
  region: { maxLength: 20 },
} as const satisfies FormRules;

export const fetchMock = vi.fn<typeof fetch>();
export const respond = (body: unknown, status = 200) =>
  Promise.resolve(Response.json(body, { status }));
export const sentBody = (index = 0) => fetchMock.mock.calls[index]?.[1]?.body as FormData;
export const getIdempotencyKey = (index: number) =>
  new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('idempotency-key');

/** A form with a field that is asked only for a parcel. */
export const form = (props: Partial<PublicFormProps<'POST /helpDesk'>> = {}) => (
  <PublicForm
    id="post"
    call="POST /helpDesk"
    rules={rules}
    fixedValues={{ region: 'maryland' }}
    submitLabel="Send it"
    phone="(410) 555-0136"
    {...props}
  >
    <RadioInput name="kind" label="Kind" choices={{ letter: 'A letter', parcel: 'A parcel' }} />
    <TextInput name="name" label="Name" />
    <TextInput name="weight" label="Weight" />
    <RadioInput name="answerBy" label="Answer" choices={{ call: 'Call', email: 'Email' }} />
    <TextInput name="email" label="Address" />
    <TextArea name="note" label="Note" />
  </PublicForm>
);

export const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: RegExp, value: string) =>
  fireEvent.input(control(label), { target: { value } });
export const submit = () => fireEvent.click(screen.getByText('Send it'));
export const fillIn = () => {
  fireEvent.click(control(/A letter/));
  fireEvent.click(control(/^Call/));
  type(/^Name/, 'Rosa');
};

/** Fakes a server that acknowledges everything, and the toasts. */
export function startSending(): void {
  fetchMock.mockReset().mockImplementation(() => respond({ acknowledged: true, reference: 'P-1' }));
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(toast, 'success').mockReturnValue('');
  vi.spyOn(toast, 'error').mockReturnValue('');
}

export function stopSending(): void {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
