import { ClientOnly } from '../ui/client-only';
import { fetched, Nothing } from './fetched';
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
      <ClientOnly fallback={null}>
        <Eligibility region={id} phone={phone} company={company} />
      </ClientOnly>
      <ClientOnly fallback={null}>
        <ToastHost />
      </ClientOnly>
    </>
  );
}
