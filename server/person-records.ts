import { encryptedColumns } from './encrypted-columns';
import { applicationPeople } from './features/applications/service';
import { employeePeople } from './features/employees/service';
import { requestPeople } from './features/help-desk/service';
import { threadPeople } from './features/inbox/service';
import type { PeopleData } from './services/people/person-source';
import { consentPeople } from './services/sms/person-queries';

export const peopleData: PeopleData = {
  // Employees first, because a request may name its employee only.
  sources: [employeePeople, threadPeople, requestPeople, applicationPeople, consentPeople],
  columns: encryptedColumns,
};
