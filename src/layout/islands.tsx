import type { FormOffice } from '../site/page-context';
import { ClientOnly } from '../ui/loading/client-only';
import { useNoticesExpected } from '../lib/toasts';
import { fetched, EmptyFallback } from './lazy-component';
import { useShell } from './region-context';

const Eligibility = fetched(
  () =>
    import(/* webpackChunkName: "islands" */ '../islands/eligibility/eligibility').then(
      (module) => module.Eligibility,
    ),
  EmptyFallback,
);
const ToastHost = fetched(
  () => import('./toast-host').then((module) => module.ToastHost),
  EmptyFallback,
);

/** The eligibility check, and the toasts once the page has a form. */
export function Islands({ offices }: { offices: readonly FormOffice[] }) {
  const { region } = useShell();
  const hasToasts = useNoticesExpected();
  return (
    <>
      <ClientOnly fallback={null}>
        <Eligibility offices={offices} usual={region} />
      </ClientOnly>
      {hasToasts && (
        <ClientOnly fallback={null}>
          <ToastHost />
        </ClientOnly>
      )}
    </>
  );
}
