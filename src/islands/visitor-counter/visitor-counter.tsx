import { useEffect, useState } from 'react';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { callApi } from '../../lib/api/api-client';
import { visitCountProperty } from '../../lib/visits/visit-script';

type CountWindow = Window & { [visitCountProperty]?: Promise<number> };

/** "Visitors: 41"; nothing until the count is loaded, or if it cannot be. */
export function VisitorCounter() {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let isMounted = true;
    void readCount().then((next) => {
      if (isMounted) setCount(next);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return count === null ? null : <>{`Visitors: ${formatNumber(count)}`}</>;
}

/** Null if it fails, which is only logged. The first page of a visit has already asked (src/lib/visits/visit-script.ts). */
async function readCount(): Promise<number | null> {
  const countWindow: CountWindow = window;
  try {
    return await (countWindow[visitCountProperty] ?? callApi('/count').then(parseCount));
  } catch (error) {
    console.warn('The visitor count could not be read.', error);
    return null;
  }
}

function parseCount(response: unknown): number | null {
  const count = (response as { count?: unknown } | null)?.count;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
