import { useEffect, useState } from 'react';
import { fetchStaffFile } from '../../api/staff-client';

/** The address of an employee's photo in this tab, by the photo's id; null while it is not there. Its memory is given back with who shows it. */
export function usePhoto(photo: string | null): string | null {
  const [shown, setShown] = useState<{ photo: string; address: string } | null>(null);
  useEffect(() => {
    if (photo === null) return;
    let address: string | null = null;
    let isGone = false;
    fetchStaffFile(`/employees/photos/${encodeURIComponent(photo)}`)
      .then((file) => {
        if (isGone) return;
        address = URL.createObjectURL(file);
        setShown({ photo, address });
      })
      // The initials stand there.
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [photo]);
  return shown?.photo === photo ? (shown?.address ?? null) : null;
}
