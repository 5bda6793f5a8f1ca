import { lastActivity } from '../../../lib/auth/idle-storage';
import { idleState } from './idle-state';

/** Whether this browser's last sign of life at the dashboard is so long ago that its session is over; false when none was noted. */
export function wasLeftAlone(now = Date.now()): boolean {
  const last = lastActivity(now);
  return last !== null && idleState(now, last).is === 'over';
}
