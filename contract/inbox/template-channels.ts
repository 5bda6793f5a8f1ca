/** Where a reply template is offered: for texts, for e-mails, or wherever is written. */
export const templateChannels = ['any', 'sms', 'email'] as const;
export type TemplateChannel = (typeof templateChannels)[number];
