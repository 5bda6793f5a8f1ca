import type { FormOffice } from '../../../shared/page-context';

const hours = [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }];
const calendar = { hours, holidays: ['2026-11-26'], replyWithin: 60 };

export const newYork: FormOffice = {
  id: 'new-york',
  state: 'New York',
  place: 'New York City',
  company: 'Care of New York',
  phone: '(212) 555-0142',
  ...calendar,
};
export const newJersey: FormOffice = {
  id: 'new-jersey',
  state: 'New Jersey',
  place: 'New Jersey',
  company: 'Care of New Jersey',
  phone: '(973) 555-0118',
  ...calendar,
};
export const maryland: FormOffice = {
  id: 'maryland',
  state: 'Maryland',
  place: 'Maryland',
  company: 'Care of Maryland',
  phone: '(410) 555-0136',
  ...calendar,
};

/** For a page outside all regions. */
export const allOffices = [newYork, newJersey, maryland];
