import { useState } from 'react';
import { faultWords } from './fault-words';
import { callStaff } from './staff-call';

/** Something that is changed at the version that is on the screen. */
export type VersionedChange<Wish> = {
  /** Gives back whether it was changed. */
  change: (wish: Wish) => Promise<boolean>;
  busy: boolean;
  /** What was refused because somebody has been faster, with who it was; or why it could not be changed. */
  fault: string | null;
};

/**
 * Changing what stands at `path`, by PATCH, at the version that is on the screen.
 * @param onChanged how it stands now
 * @param onRefused to look how it stands, or what is to be mended first
 */
export function useVersionedChange<Answer, Wish extends object>(
  path: string,
  version: number,
  {
    onChanged,
    onRefused,
  }: { onChanged: (answer: Answer) => void; onRefused: (error: unknown) => void },
): VersionedChange<Wish> {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const change = async (wish: Wish): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      onChanged(await callStaff<Answer>(path, { method: 'PATCH', body: { version, ...wish } }));
      return true;
    } catch (error) {
      setFault(faultWords(error));
      onRefused(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { change, busy, fault };
}
