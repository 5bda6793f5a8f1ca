import type { FormOffice } from '../site/page-context';
import { ClientOnly } from '../ui/loading/client-only';
import { useNeedsToasts } from '../lib/toasts';
import { createLazyComponent, EmptyFallback } from '../ui/loading/lazy-component';
import { useRegionContext } from './region-context';

const Eligibility = createLazyComponent(
  () =>
    import(/* webpackChunkName: "islands" */ '../islands/eligibility/eligibility').then(
      (module) => module.Eligibility,
    ),
  EmptyFallback,
);
const ToastHost = createLazyComponent(
  () => import('./toast-host').then((module) => module.ToastHost),
  EmptyFallback,
);

/** The eligibility check, and the toasts once the page has a form. */
export function Islands({ offices }: { offices: readonly FormOffice[] }) {
  const { region } = useRegionContext();
  const hasToasts = useNeedsToasts();
  return (
    <>
      <ClientOnly fallback={null}>
        <Eligibility offices={offices} defaultOffice={region} />
      </ClientOnly>
      {hasToasts && (
        <ClientOnly fallback={null}>
          <ToastHost />
        </ClientOnly>
      )}
    </>
  );
}
