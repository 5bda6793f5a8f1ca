import { facts } from '../../site/facts';
import { ClientOnly } from '../../ui/client-only';
import { fetched } from '../fetched';

const VisitorCounter = fetched(
  () =>
    import('../../features/visitor-counter/visitor-counter').then(
      (module) => module.VisitorCounter,
    ),
  EarlierVisitors,
);

/** The visitor counter; the fixed earlier figure alone until its script is there, and without JavaScript. */
export function VisitorSlot() {
  return (
    <ClientOnly fallback={<EarlierVisitors />}>
      <VisitorCounter />
    </ClientOnly>
  );
}

function EarlierVisitors() {
  return <p>Earlier visitors: {facts.earlierVisitors}</p>;
}
