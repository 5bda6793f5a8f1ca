import type { AreaAgency } from '../../programs/area-agencies';
import type { Hours } from '../../shared/office-hours/opening-hours';
import type { Task } from '../answers';

/** The texts of the page "What may pay for care", apart from the sentences of the rules. */
export const screenerTexts = {
  progress: (current: number, total: number) => `Question ${current} of ${total}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  show: 'Show what may pay',
  showSoFar: 'Show the answer so far',
  notSure: 'Not sure',
  upTo: (amount: string) => `${amount} or less`,
  between: (from: string, to: string) => `${from} to ${to}`,
  moreThan: (amount: string) => `More than ${amount}`,
  /** `self`: the words that differ for someone who needs care themselves. */
  questions: {
    careFor: {
      legend: 'Who needs care?',
      choices: {
        self: 'Me',
        parent: 'My mother or father',
        spouse: 'My husband, wife, or partner',
        child: 'My child',
        other: 'Someone else',
      },
    },
    place: {
      legend: 'Where is care needed?',
      zip: 'ZIP code',
      region: 'Or choose the state',
      county: 'County',
      change: 'Change',
      notServed: ({ name, phone }: AreaAgency) =>
        `Our aides usually don’t work in this county. Ask ${name}, ${phone}, who does. It’s free.`,
      elsewhere: ({ name, phone }: AreaAgency) =>
        `We don’t have an office there. Ask ${name}, ${phone}, who helps nearby. It’s free.`,
    },
    tasks: {
      legend: 'What is hard to do alone?',
      hint: 'Check everything that needs a helping hand or someone close by.',
      choices: {
        bathing: 'Bathing or showering',
        dressing: 'Getting dressed',
        toilet: 'Using the toilet',
        eating: 'Eating and drinking',
        moving: 'Walking, or getting out of bed or a chair',
        memory: 'Remembering things, or staying safe alone',
        meals: 'Cooking',
        housework: 'Cleaning and laundry',
        errands: 'Shopping and errands',
      } satisfies Record<Task, string>,
    },
    age: {
      legend: 'How old is the person who needs care?',
      self: { legend: 'How old are you?' },
      age: 'Age in years',
    },
    medicaid: {
      legend: 'Does the person have Medicaid?',
      self: { legend: 'Do you have Medicaid?' },
      hint: 'Medicaid is for people with a low income. It isn’t Medicare, which most people get at 65.',
      choices: { yes: 'Yes', applied: 'Applied, but no answer yet', no: 'No' },
    },
    marital: {
      legend: 'Is the person married?',
      hint: 'Choose No for someone who is divorced or widowed.',
      self: { legend: 'Are you married?', hint: 'Choose No if you’re divorced or widowed.' },
      choices: { married: 'Yes', single: 'No' },
    },
    income: {
      legend: 'About how much money comes in each month?',
      hint: 'Count only the person who needs care, before taxes: Social Security, pensions, and pay.',
      self: { hint: 'Count only your own, before taxes: Social Security, pensions, and pay.' },
    },
    spouseIncome: {
      legend: 'About how much does the husband or wife get each month?',
      hint: 'Only for someone who is married. Some programs count both incomes.',
      self: {
        legend: 'About how much does your husband or wife get each month?',
        hint: 'Only if you’re married. Some programs count both incomes.',
      },
    },
    savings: {
      legend: 'About how much has been saved?',
      hint: 'Don’t count the home the person lives in or a car. If married, count both people’s savings.',
      self: {
        hint: 'Don’t count the home you live in or a car. If you’re married, count both people’s savings.',
      },
    },
    veteran: {
      legend: 'Did the person serve in the US military?',
      self: { legend: 'Did you serve in the US military?' },
      choices: { veteran: 'Yes', widowed: 'No, but a late husband or wife did', no: 'No' },
    },
    familyCaregiver: {
      legend: 'Does a relative or friend want to be paid for the care?',
      choices: { yes: 'Yes', no: 'No' },
    },
  },
  /** Of paying for care oneself. */
  usuallyFirst: 'Usually first',
  fits: { 'may-fit': 'May fit', 'may-fit-if': 'May fit if…', 'another-way': 'Another way' },
  result: {
    title: (state: string) => `What may pay for care in ${state}`,
    estimate: 'This is an estimate from your answers, not a decision. Applying is free.',
    skipped: 'Each question that you skipped makes it less certain.',
    narrow: 'Answer more',
    call: 'Would you rather talk it over? Call',
    start: { 'may-fit': 'Start here: may fit', 'may-fit-if': 'Start here: may help' },
    depends: 'May help, depending on a few more things',
    nextStep: 'First step:',
    sameStep: 'the same as for',
    more: 'Conditions, papers, and more',
    why: 'Conditions',
    allSteps: 'All steps',
    whoDecides: 'Who decides',
    howLong: 'How long it takes',
    papers: 'Papers to bring',
    sources: 'Where the numbers come from',
    anywhere: 'In every state',
    otherWays: 'Other ways to get help',
    askElsewhere: ({ name, phone }: AreaAgency) =>
      `Ask ${name}, ${phone}, about other help, or pay for care yourself.`,
    officeTitle: 'Talk it over with our office',
    office: 'We go through this with you and help you apply. It’s free.',
    hours: ({ days, opens, closes }: Hours) => `${days}, ${opens} to ${closes}`,
    send: 'Send this to the office',
    print: 'Print',
    change: 'Change answers',
    emailTitle: 'Email it to me',
    emailHint:
      'We send the programs, what to do next, and the papers to bring. Your answers are not in the email.',
    email: 'Your email address',
    sendEmail: 'Send email',
    emailSending: 'Sending…',
    emailSent: 'We sent it. It should arrive in a few minutes.',
    placeTitle: 'We need to know where care is needed',
    place:
      'Each state has its own programs. Change your answers to add a ZIP code or a state, or call an office:',
    elsewhereTitle: 'We don’t have an office there',
    elsewhere: ({ name, phone }: AreaAgency) =>
      `Every state has programs that pay for care at home. The Area Agency on Aging for that ZIP code knows them, and asking is free. Find it with ${name}, ${phone}. We work in these states:`,
  },
};

export type ScreenerTexts = typeof screenerTexts;
