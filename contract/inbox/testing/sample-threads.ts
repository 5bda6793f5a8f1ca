import type { TextConsent } from '../../sms/schema';
import type { ContactPoint } from '../person-schema';
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

const own = { label: null, name: null, relationship: null, isPreferred: true };

export function samplePhone(overrides: Partial<ContactPoint> = {}): ContactPoint {
  const texting = { canText: true, canReceiveTexts: true, textConsent: null };
  return {
    ...{ id: 'phone', userId: 'p1', kind: 'phone', value: '2125550143', ...own, texting },
    ...overrides,
  };
}

export function sampleEmail(overrides: Partial<ContactPoint> = {}): ContactPoint {
  return {
    ...{ id: 'email', userId: 'p1', kind: 'email', value: 'rosa@family.example', ...own },
    texting: null,
    ...overrides,
  };
}
const nobodyWaits = { waitsSince: null, dueAt: null, replyWithin: null };

export function sampleChat(overrides: Partial<Chat> = {}): Chat {
  const { contact = '2125550143', email = 'rosa@family.example' } = overrides;
  const { canText = true, canReceiveTexts = true, textConsent = null } = overrides;
  const texting = { canText, canReceiveTexts, textConsent };
  return {
    userId: 'p1',
    role: 'visitor',
    name: 'Rosa Delgado',
    firstName: 'Rosa',
    lastName: 'Delgado',
    preferredName: '',
    language: null,
    bestTime: '',
    source: 'form',
    referredBy: '',
    contact,
    email,
    contactPoints: [
      ...(contact === '' ? [] : [samplePhone({ value: contact, texting })]),
      ...(email === null ? [] : [sampleEmail({ value: email })]),
    ],
    laterAddresses: [],
    region: 'new-york',
    status: 'new',
    assignee: null,
    version: 1,
    merged: [],
    possibleDuplicates: [],
    ...nobodyWaits,
    ...texting,
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
    ...nobodyWaits,
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
