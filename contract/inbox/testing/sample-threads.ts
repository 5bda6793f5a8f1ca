import type { TextConsent } from '../../sms/schema';
import type { Chat, ChatMessage, ChatSummary, EligibilityDetails } from '../schema';

export function sampleMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    at: '2026-03-02T15:00:00.000Z',
    channel: 'eligibility',
    direction: 'in',
    text: 'Eligibility check',
    author: null,
    delivery: 'received',
    sender: overrides.direction === 'out' ? null : 'Rosa Delgado',
    email: null,
    number: null,
    intent: null,
    eligibility: null,
    details: [],
    ...overrides,
  };
}

export function sampleChat(overrides: Partial<Chat> = {}): Chat {
  return {
    userId: 'p1',
    role: 'visitor',
    name: 'Rosa Delgado',
    contact: '2125550143',
    email: 'rosa@family.example',
    laterAddresses: [],
    region: 'new-york',
    status: 'new',
    assignee: null,
    version: 1,
    waitsSince: null,
    merged: [],
    possibleDuplicates: [],
    canText: true,
    canReceiveTexts: true,
    textConsent: null,
    messages: [sampleMessage()],
    total: overrides.messages?.length ?? 1,
    ...overrides,
  };
}

/** The same person in the list. */
export function sampleSummary(overrides: Partial<ChatSummary> = {}): ChatSummary {
  return {
    userId: 'p1',
    role: 'visitor',
    name: 'Rosa Delgado',
    contact: '2125550143',
    email: 'rosa@family.example',
    region: 'new-york',
    status: 'new',
    assignee: null,
    version: 1,
    waitsSince: null,
    hasPossibleDuplicates: false,
    messages: [sampleMessage()],
    total: 1,
    ...overrides,
  };
}

export const optedOutConsent: TextConsent = {
  state: 'withdrawn',
  at: '2026-11-21T17:00:00.000Z',
  source: 'text',
  wording: null,
  author: null,
};

export function sampleEligibility(overrides: Partial<EligibilityDetails> = {}): EligibilityDetails {
  return {
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@family.example',
    contact: '2125550143',
    time: 'Weekdays after 3 pm',
    dob: '••••',
    medicate: '••••1234',
    consent: true,
    cardId: null,
    ...overrides,
  };
}
