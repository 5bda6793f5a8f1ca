import type { Employee } from '../../../../contract/employees/schema';
import { Avatar } from '../../../ui/avatar/avatar';
import { usePhoto } from './use-photo';

type EmployeeAvatarProps = {
  employee: Pick<Employee, 'firstName' | 'lastName' | 'photo'>;
  size: string;
};

/** An employee's photo, or their initials. */
export function EmployeeAvatar({ employee, size }: EmployeeAvatarProps) {
  const photoURL = usePhoto(employee.photo);
  const displayName = `${employee.firstName} ${employee.lastName}`;
  return <Avatar user={{ email: null, displayName, photoURL }} size={size} />;
}
