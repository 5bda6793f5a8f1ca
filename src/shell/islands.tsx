import { fetched, Island, Nothing } from './island';
import { useShell } from './region-context';

const Eligibility = fetched(
  () => import('../features/eligibility/eligibility').then((module) => module.Eligibility),
  Nothing,
);
const ToastHost = fetched(() => import('./toast-host').then((module) => module.ToastHost), Nothing);

/** What floats over a page and comes after its first view: the eligibility check and the notifications. */
export function Islands() {
  const { id, phone, company } = useShell().region;
  return (
    <>
      <Island>
        <Eligibility region={id} phone={phone} company={company} />
      </Island>
      <Island>
        <ToastHost />
      </Island>
    </>
  );
}
