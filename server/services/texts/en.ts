/**
 * The server's texts to people outside the office. One that may be sent as a text message has only characters of GSM-7: with any other
 * character, each part has room for 70 instead of 160 (3GPP TS 23.038).
 */
export const en = {
  helpDesk: {
    /** The reference follows. Inbound email recognizes our own subjects by it. */
    subject: 'Your request',
    reference: 'Reference',
    questions: (phone: string) => `Questions? Call ${phone}.`,
    receipt: (days: number) =>
      `We received your request. Use the link below to check its status. It works for ${days} days without signing in. Please don’t forward this email.`,
    checkStatus: 'Check status',
    decision: {
      approved: 'Your office approved your time-off request.',
      declined: 'Your office couldn’t approve your time-off request.',
      undecided:
        'Your office is looking at your time-off request again. The earlier decision no longer applies.',
    },
    viewRequest: 'View request',
    file: (days: number, phone: string) =>
      'Your office added a file to your request. Use the link below to open it. It works for ' +
      `${days} days without signing in. Please don’t forward this email. If you didn’t ask for it, call ${phone}.`,
    openFile: 'Open file',
  },
  application: {
    subject: (company: string) => `Your application to ${company}`,
    received: (job: string) => `Thank you. We received your application for: ${job}.`,
    next: (phone: string) => `Our office will review it and call you. Questions? Call ${phone}.`,
    sample: 'This job is a sample, so nobody will call you.',
  },
  /** `promise` is when the office calls or writes. */
  formReceipt: (promise: string, phone: string) =>
    `Thank you. We have what you sent us. ${promise} If it can’t wait, call ${phone}. ` +
    'If someone is in danger, call 911 first. If you didn’t ask for this email, you can ignore it.',
  bookedCall: {
    bookAgain: 'To change the time, book again',
    reminderSubject: (company: string) => `Your call with ${company}`,
    reminder: (promise: string, phone: string) =>
      `${promise} Please keep your phone close. Questions? Call ${phone}. ` +
      'If you didn’t book a call, you can ignore this email.',
    movedSubject: (company: string) => `Your call with ${company} was moved`,
    moved: (phone: string) =>
      'Someone used our form to choose another time for your call. If it was you, you don’t need to do anything. ' +
      `If it wasn’t, call ${phone}.`,
  },
  screenerResult: {
    subject: 'What may pay for care at home',
    lead: (phone: string) =>
      `These programs may pay for care at home. This is an estimate: the office named with each program decides. ` +
      `Questions? Call ${phone}. If you didn’t ask for this email, you can ignore it.`,
    again: 'Answer the questions again',
  },
  text: {
    confirmation: (company: string, phone: string) =>
      `${company}: we received your eligibility check and will call you. Questions? ${phone}. ` +
      'Message and data rates may apply. Reply STOP to opt out, HELP for help.',
    stop: (company: string, phone: string) =>
      `${company}: you will get no more texts from us. Reply START to get texts again. Questions? ${phone}`,
    start: (company: string) =>
      `${company}: you will get texts from us again. Reply STOP to opt out, HELP for help.`,
    help: (company: string, phone: string) =>
      `${company}: you can text us here, or call ${phone}. In an emergency call 911. Reply STOP to get no more texts.`,
  },
};

export type PersonTexts = typeof en;
