import type { Program } from '../../../contract/programs/program';

/** Two programs. The first one's fact is to be checked by January 15, 2026. */
export const testPrograms: readonly Program[] = [
  {
    id: 'nj-mltss',
    name: 'MLTSS',
    regions: ['new-jersey'],
    whoDecides: 'The county',
    howLong: '45 days',
    nextStep: 'Call the county.',
    papers: ['Medicaid card'],
    es: { name: 'MLTSS en español', nextStep: 'Llame al condado.' },
    facts: [
      {
        id: 'income-limit-single',
        value: 2_982,
        from: '2026-01-01',
        until: null,
        source: { name: 'CMS', url: 'https://www.medicaid.gov/' },
        checked: '2025-12-15',
        checkedBy: 'an editor',
        reviewBy: '2026-01-15',
      },
    ],
  },
  {
    id: 'nj-jacc',
    name: 'JACC',
    regions: ['new-jersey'],
    whoDecides: 'The county',
    howLong: 'It varies',
    nextStep: 'Call the office.',
    papers: ['Proof of age'],
    es: { nextStep: 'Llame a la oficina.' },
    facts: [],
  },
];
