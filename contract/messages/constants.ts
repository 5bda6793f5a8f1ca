import { resumeTypes } from '../applications/constants';
import { cardLimits } from '../forms/eligibility-constants';

/** Of what the office attaches to a message. Email programs reject larger messages. */
export const fileLimits = {
  /** Of all files of a message. */
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
  /** Of all that an account has uploaded and not sent. */
  maxUnsentBytes: 100 * 1024 * 1024,
  types: [...cardLimits.types, resumeTypes.doc, resumeTypes.docx],
} as const;

/** Channels whose messages can have files. */
export const fileChannels: readonly string[] = ['email', 'note'];

export const maxSubjectLength = 200;

export const maxMentions = 20;

/** The draft of files that a template gets when it is saved. */
export const templateDraft = 'template';
