import { useShell } from './region-context';
import { useIsland } from './use-island';

const loadEligibility = () =>
  import('../features/eligibility/eligibility').then((module) => module.Eligibility);
const loadToastHost = () => import('./toast-host').then((module) => module.ToastHost);

/** What floats over a page and comes after its first view: the eligibility check and the notifications. */
export function Islands() {
  const { region } = useShell();
  const Eligibility = useIsland(loadEligibility);
  const ToastHost = useIsland(loadToastHost);
  return (
    <>
      {Eligibility && (
        <Eligibility region={region.id} phone={region.phone} company={region.company} />
      )}
      {ToastHost && <ToastHost />}
    </>
  );
}
