import { facts } from '../../site/facts';
import { fetched, Island } from '../island';

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
    <Island before={<EarlierVisitors />}>
      <VisitorCounter />
    </Island>
  );
}

function EarlierVisitors() {
  return <p>Earlier visitors: {facts.earlierVisitors}</p>;
}
