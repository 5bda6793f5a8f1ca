import type { Application } from '../../../contract/applications/schema';
import { applicationStages } from '../../../contract/applications/constants';
import { formatPhone } from '../../../contract/shared/phone';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { Column } from '../../services/exports/spreadsheet';

export const applicationColumns: readonly Column<Application>[] = [
  { label: 'Received', cell: ({ at }) => new Date(at), width: 18 },
  { label: 'Stage', cell: ({ stage }) => applicationStages[stage], width: 12 },
  { label: 'Name', cell: ({ name }) => name, width: 26 },
  { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
  { label: 'Email', cell: ({ email }) => email, width: 30 },
  { label: 'Certificate', cell: ({ certified }) => (certified ? 'Yes' : 'No'), width: 10 },
  { label: 'Job', cell: ({ jobTitle }) => jobTitle, width: 34 },
  { label: 'Region', cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: 'Résumé', cell: ({ resume }) => (resume === null ? 'No' : 'Yes'), width: 10 },
  { label: 'Stage set by', cell: ({ changedBy }) => changedBy, width: 30, isStaff: true },
];
