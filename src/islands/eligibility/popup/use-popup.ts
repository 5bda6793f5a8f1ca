import { useEffect, useReducer } from 'react';
import { facts } from '../../../site/facts';
import { closedPopup, popupReducer, type PopupEvent, type PopupState } from './popup-state';

/** The popup's state with its two clocks: the minimise delay, and the timer that counts from the page's load. */
export function usePopup(): [PopupState, (event: PopupEvent) => void] {
  const [state, dispatch] = useReducer(popupReducer, closedPopup);

  useEffect(() => {
    if (state.phase !== 'minimising') return;
    const timer = setTimeout(() => dispatch('minimised'), facts.popup.minimiseDelay);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useEffect(() => {
    const left = facts.popup.clearAfter - performance.now();
    if (left <= 0) return;
    const timer = setTimeout(() => dispatch('cleared'), Math.ceil(left));
    return () => clearTimeout(timer);
  }, []);

  return [state, dispatch];
}
