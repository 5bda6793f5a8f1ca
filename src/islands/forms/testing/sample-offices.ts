import type { FormOffice } from '../../../shared/page-context';

const hours = [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }];

export const newYork: FormOffice = {
  id: 'new-york',
  state: 'New York',
  place: 'New York City',
  company: 'Care of New York',
  phone: '(212) 555-0142',
  hours,
};
export const newJersey: FormOffice = {
  id: 'new-jersey',
  state: 'New Jersey',
  place: 'New Jersey',
  company: 'Care of New Jersey',
  phone: '(973) 555-0118',
  hours,
};
export const maryland: FormOffice = {
  id: 'maryland',
  state: 'Maryland',
  place: 'Maryland',
  company: 'Care of Maryland',
  phone: '(410) 555-0136',
  hours,
};

/** For a page outside all regions. */
export const allOffices = [newYork, newJersey, maryland];
