import { ClientOnly } from '../ui/client-only';
import { useNoticesExpected } from '../lib/notices';
import { fetched, Nothing } from './fetched';
import { useShell } from './region-context';

const Eligibility = fetched(
  () =>
    import(/* webpackChunkName: "islands" */ '../features/eligibility/eligibility').then(
      (module) => module.Eligibility,
    ),
  Nothing,
);
const ToastHost = fetched(() => import('./toast-host').then((module) => module.ToastHost), Nothing);

/**
 * What floats over a page and comes after its first view: the eligibility check, and the notifications once a form is
 * there to send them.
 */
export function Islands() {
  const { id, phone, company } = useShell().region;
  const hasNotices = useNoticesExpected();
  return (
    <>
      <ClientOnly fallback={null}>
        <Eligibility region={id} phone={phone} company={company} />
      </ClientOnly>
      {hasNotices && (
        <ClientOnly fallback={null}>
          <ToastHost />
        </ClientOnly>
      )}
    </>
  );
}
