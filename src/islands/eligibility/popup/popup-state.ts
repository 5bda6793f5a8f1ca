import { useEffect, useReducer } from 'react';
import { getPageTime } from '../../../browser/page-activation';
import { facts } from '../../../shared/facts';

export type PopupState = {
  /** 'minimizing' lasts facts.popup.minimizeDelay (specification section 4). */
  phase: 'closed' | 'open' | 'minimizing';
  /** The 10 s timer never closes a popup that a visitor has opened (docs/product.md). */
  isUsed: boolean;
  /** The outcome of the last attempt to send the form. */
  outcome: 'sent' | 'failed' | null;
};

export type PopupEvent =
  | 'opened'
  | 'dismissed'
  | 'minimized'
  | 'sent'
  | 'failed'
  | 'unacknowledged'
  | 'restarted'
  | 'cleared';

export const closedPopup: PopupState = { phase: 'closed', isUsed: false, outcome: null };

export function popupReducer(state: PopupState, event: PopupEvent): PopupState {
  switch (event) {
    case 'opened':
      return { ...state, phase: 'open', isUsed: true };
    case 'dismissed':
      return state.phase === 'open' ? { ...state, phase: 'minimizing' } : state;
    case 'minimized':
      return state.phase === 'minimizing' ? { ...state, phase: 'closed' } : state;
    case 'sent':
    case 'failed':
      return { ...state, phase: 'closed', outcome: event };
    case 'unacknowledged':
      return { ...state, phase: 'closed', outcome: null };
    case 'restarted':
      return { ...state, outcome: null };
    case 'cleared':
      return state.isUsed ? state : closedPopup;
  }
}

/** The popup's state with the delay of minimizing and the timer that counts from the page load. */
export function usePopup(): [PopupState, (event: PopupEvent) => void] {
  const [state, dispatch] = useReducer(popupReducer, closedPopup);

  useEffect(() => {
    if (state.phase !== 'minimizing') return;
    const timer = setTimeout(() => dispatch('minimized'), facts.popup.minimizeDelay);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useEffect(() => {
    const delay = Math.max(0, facts.popup.clearAfter - getPageTime());
    const timer = setTimeout(() => dispatch('cleared'), delay);
    return () => clearTimeout(timer);
  }, []);

  return [state, dispatch];
}
