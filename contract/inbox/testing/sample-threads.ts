import type { Chat, ChatMessage, EligibilityDetails } from '../schema';

export function sampleMessage(parts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    at: '2026-03-02T15:00:00.000Z',
    channel: 'eligibility',
    direction: 'in',
    text: 'Eligibility check',
    author: null,
    delivery: 'received',
    email: null,
    number: null,
    intent: null,
    eligibility: null,
    details: [],
    ...parts,
  };
}

export function sampleChat(parts: Partial<Chat> = {}): Chat {
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
    merged: [],
    mayText: true,
    optedOutAt: null,
    messages: [sampleMessage()],
    total: parts.messages?.length ?? 1,
    ...parts,
  };
}

export function sampleEligibility(parts: Partial<EligibilityDetails> = {}): EligibilityDetails {
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
    ...parts,
  };
}
