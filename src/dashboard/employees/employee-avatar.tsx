// eslint-disable-next-line no-restricted-imports -- a file, which useApi doesn't fetch
import useSWR from 'swr';
import type { Employee } from '../../../contract/employees/schema';
import { Avatar } from '../../ui/avatar';
import { useObjectUrl } from '../../browser/hooks/use-object-url';
import { fetchStaffFile } from '../api/staff-client';

type EmployeeAvatarProps = {
  employee: Pick<Employee, 'firstName' | 'lastName' | 'photo'>;
  size: string;
};

export function EmployeeAvatar({ employee, size }: EmployeeAvatarProps) {
  const photoURL = usePhotoUrl(employee.photo);
  const displayName = `${employee.firstName} ${employee.lastName}`;
  return <Avatar user={{ email: null, displayName, photoURL }} size={size} />;
}

/** The object URL of an employee's photo, by the photo's id; null until it has loaded. */
export function usePhotoUrl(photo: string | null): string | null {
  const { data } = useSWR(
    photo === null ? null : (['photo', photo] as const),
    ([, id]) => fetchStaffFile('GET /employees/photos/:photo', { params: { photo: id } }),
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  return useObjectUrl(data);
}
