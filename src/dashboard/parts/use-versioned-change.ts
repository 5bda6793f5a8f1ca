import { callStaff } from './staff-call';
import { useAct } from './use-act';

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
  const { act, busy, fault } = useAct();
  const change = (wish: Wish): Promise<boolean> =>
    act(async () => {
      const body = { version, ...wish };
      const answer = await callStaff<Answer>(path, { method: 'PATCH', body }).catch(
        (error: unknown) => {
          onRefused(error);
          throw error;
        },
      );
      onChanged(answer);
    });

  return { change, busy, fault };
}
