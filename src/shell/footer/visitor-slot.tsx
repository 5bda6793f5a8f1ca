import { facts } from '../../site/facts';
import { useIsland } from '../use-island';

const loadCounter = () =>
  import('../../features/visitor-counter/visitor-counter').then((module) => module.VisitorCounter);

/** The visitor counter; the fixed earlier figure alone until its script is there, and without JavaScript. */
export function VisitorSlot() {
  const VisitorCounter = useIsland(loadCounter);
  if (VisitorCounter) return <VisitorCounter />;
  return <p>Earlier visitors: {facts.earlierVisitors}</p>;
}
