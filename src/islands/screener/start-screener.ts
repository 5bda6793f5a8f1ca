import { runScreener } from './run-screener';

/** Loads the Spanish texts only for a Spanish page. */
export async function startScreener(): Promise<void> {
  const isSpanish = document.documentElement.lang === 'es';
  const spanish = isSpanish ? await import('../../../contract/screener/spanish') : null;
  runScreener(spanish?.spanishScreener);
}
