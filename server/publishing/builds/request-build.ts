import type { Tx } from '../../db/engine';
import { queueBuild } from './queries';

/**
 * Asks for the site to be built with what this transaction changes of what is published. Call it in that transaction; wishes
 * that come before a build has begun become one build.
 * @param wish `by` is the staff member's e-mail, null for the clock
 */
export async function requestBuild(tx: Tx, wish: { at: string; by: string | null }): Promise<void> {
  await queueBuild(tx, wish);
}
