import { useEffect, useReducer } from 'react';
import { facts } from '../../../site/facts';

export type PopupState = {
  /** 'minimizing' lasts facts.popup.minimizeDelay (specification section 4). */
  phase: 'closed' | 'open' | 'minimizing';
  /** The 10 s timer never closes the popup once a visitor has used it (docs/product.md). */
  isUsed: boolean;
  /** The last attempt to send the form failed. */
  isUnsent: boolean;
};

export type PopupEvent =
  | 'opened'
  | 'used'
  | 'dismissed'
  | 'minimized'
  | 'sent'
  | 'failed'
  | 'cleared';

export const closedPopup: PopupState = { phase: 'closed', isUsed: false, isUnsent: false };

export function popupReducer(state: PopupState, event: PopupEvent): PopupState {
  switch (event) {
    case 'opened':
      return { ...state, phase: 'open' };
    case 'used':
      return state.isUsed ? state : { ...state, isUsed: true };
    case 'dismissed':
      return state.phase === 'open' ? { ...state, phase: 'minimizing' } : state;
    case 'minimized':
      return state.phase === 'minimizing' ? { ...state, phase: 'closed' } : state;
    case 'sent':
      return { ...state, phase: 'closed', isUnsent: false };
    case 'failed':
      return { ...state, phase: 'closed', isUnsent: true };
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
    const delay = Math.max(0, facts.popup.clearAfter - performance.now());
    const timer = setTimeout(() => dispatch('cleared'), delay);
    return () => clearTimeout(timer);
  }, []);

  return [state, dispatch];
}
