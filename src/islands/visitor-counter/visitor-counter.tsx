import { useEffect, useState } from 'react';
import { grouped } from '../../../contract/shared/text/format-number';
import { countVisit, fetchCount } from './api';

/** "Visitors: 41"; nothing until the count is loaded, or if it cannot be. */
export function VisitorCounter() {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let isMounted = true;
    void fetchCount().then((next) => {
      if (isMounted) setCount(next);
      return next === null ? undefined : countVisit(next);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return count === null ? null : <>{`Visitors: ${grouped(count)}`}</>;
}
