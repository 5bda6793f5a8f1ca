import type { SiteLanguage } from '../shared/text/site-languages';

/** How the subjects of the office's emails begin; the company's name follows. Inbound email recognizes our own subjects by `answer`. */
export const replySubjects: Readonly<Record<SiteLanguage, { answer: string; first: string }>> = {
  en: { answer: 'Your message to', first: 'A message from' },
  es: { answer: 'Su mensaje a', first: 'Un mensaje de' },
};

export const answerSubjects = Object.values(replySubjects).map(({ answer }) => answer);
