import { specifiedFields, type Fields } from '../submit-form';

const person = {
  firstName: 'Ann',
  lastName: 'Lee',
  contact: '(212) 555-0199',
  email: 'ann@mail.example',
};

/** A valid submission of every public form, by path. */
export const formSamples: Readonly<Record<string, Fields>> = {
  '/email': { ...specifiedFields, region: 'maryland' },
  '/contact': {
    ...person,
    answerBy: 'call',
    message: 'Good morning,\r\n\r\nmy mother needs help.',
    region: 'maryland',
  },
  '/enrollments': {
    ...person,
    region: 'michigan',
    certificate: 'cna',
    classTime: 'evenings',
    language: 'Bengali',
    question: 'When does it start?',
  },
  '/applications': {
    ...person,
    job: 'aide-newark',
    certified: 'yes',
    languages: 'English, Spanish',
    availability: 'Weekends',
    note: 'I have worked with people with dementia.',
  },
  '/helpDesk': {
    ...person,
    type: 'payroll',
    region: 'new-jersey',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-15',
    hoursWorked: '62.5',
    hoursPaid: '58',
    payProblem: 'Saturday is missing.',
  },
};

export const everyForm = Object.entries(formSamples);
