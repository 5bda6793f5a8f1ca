import type { FormOffice } from '../site/page-context';
import { ClientOnly } from '../ui/loading/client-only';
import { useNoticesExpected } from '../lib/toasts';
import { fetched, Nothing } from './lazy-component';
import { useShell } from './region-context';

const Eligibility = fetched(
  () =>
    import(/* webpackChunkName: "islands" */ '../islands/eligibility/eligibility').then(
      (module) => module.Eligibility,
    ),
  Nothing,
);
const ToastHost = fetched(() => import('./toast-host').then((module) => module.ToastHost), Nothing);

/**
 * What floats over a page and comes after its first view: the eligibility check, and the notifications once a form is
 * there to send them.
 */
export function Islands({ offices }: { offices: readonly FormOffice[] }) {
  const { region } = useShell();
  const hasNotices = useNoticesExpected();
  return (
    <>
      <ClientOnly fallback={null}>
        <Eligibility offices={offices} usual={region} />
      </ClientOnly>
      {hasNotices && (
        <ClientOnly fallback={null}>
          <ToastHost />
        </ClientOnly>
      )}
    </>
  );
}
