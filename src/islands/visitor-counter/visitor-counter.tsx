import { useEffect, useState } from 'react';
import { grouped } from '../../../contract/shared/text/format-number';
import { countVisit, readCount } from './api';

/** "Visitors: 41", the figure of the count endpoint; nothing until it is there, and nothing when it cannot be read. */
export function VisitorCount() {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let mounted = true;
    void readCount().then((read) => {
      if (mounted) setCount(read);
      return countVisit(read);
    });
    return () => {
      mounted = false;
    };
  }, []);

  return count === null ? null : <>{`Visitors: ${grouped(count)}`}</>;
}
