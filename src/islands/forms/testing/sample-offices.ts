import type { FormOffice } from '../../../site/page-context';

export const newYork: FormOffice = {
  id: 'new-york',
  state: 'New York',
  place: 'New York City',
  company: 'Care of New York',
  phone: '(212) 555-0142',
};
export const newJersey: FormOffice = {
  id: 'new-jersey',
  state: 'New Jersey',
  place: 'New Jersey',
  company: 'Care of New Jersey',
  phone: '(973) 555-0118',
};
export const maryland: FormOffice = {
  id: 'maryland',
  state: 'Maryland',
  place: 'Maryland',
  company: 'Care of Maryland',
  phone: '(410) 555-0136',
};

/** For a page outside all regions. */
export const allOffices = [newYork, newJersey, maryland];
