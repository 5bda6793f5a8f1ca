import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useStaff } from '../../hooks/session/use-staff';
import { endSession } from './end-session';
import { useIdle } from './use-idle-timer';

const fetchWarning = () => import('./idle-warning');

/** Where its code does not come, the session ends without the words: the screen must not break for them. */
const IdleWarning = lazy(() =>
  fetchWarning().then(
    (module): Loaded => ({ default: module.IdleWarning }),
    (): Loaded => ({ default: () => null }),
  ),
);
type Loaded = { default: ComponentType<{ secondsLeft: number; onStay: () => void }> };

/** So long after the screen has come the warning's code is fetched, in milliseconds: when it is due, the connection may be gone. */
const fetchAfter = 20_000;

/**
 * Signs out whoever leaves the dashboard alone for 15 minutes, and says so two minutes before: a screen with health data is not left
 * open. After signing in again they are where they were.
 */
export function IdleWatch() {
  const { state, stay } = useIdle();
  const { drafts, forms } = useStaff();
  const isOver = state.is === 'over';

  useEffect(() => {
    if (!isOver) return;
    // What was begun goes with the session, and must not hold it up with a question.
    drafts.clear();
    forms.clear();
    // The gate then shows nothing more.
    void endSession().catch(() => window.location.reload());
  }, [isOver, drafts, forms]);

  useEffect(() => {
    const timer = setTimeout(() => void fetchWarning().catch(() => undefined), fetchAfter);
    return () => clearTimeout(timer);
  }, []);

  if (state.is !== 'warned') return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning secondsLeft={state.secondsLeft} onStay={stay} />
    </Suspense>
  );
}
