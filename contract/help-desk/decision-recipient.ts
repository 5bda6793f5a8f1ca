import { maxMessageLength } from '../inbox/constants';
import type { HelpDeskDetail } from './record-schema';

/** Characters of the message with a decision. A text also has the decision and the office's number. */
export const maxDecisionNote = {
  email: maxMessageLength.email,
  'status-page': maxMessageLength['status-page'],
  sms: maxMessageLength.sms - 200,
} as const;

type Contact = Pick<HelpDeskDetail, 'contact' | 'email' | 'emailOnFile' | 'canText'>;

/** Where a decision goes: to the address in the request, else to the employee's on file, else as a text. */
export function getDecisionRecipient({ contact, email, emailOnFile, canText }: Contact) {
  const to = email ?? emailOnFile?.email ?? null;
  if (to !== null) return { channel: 'email', to } as const;
  return canText
    ? ({ channel: 'sms', to: contact } as const)
    : ({ channel: 'status-page', to } as const);
}

export type DecisionRecipient = ReturnType<typeof getDecisionRecipient>;
