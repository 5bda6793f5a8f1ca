/**
 * The popup's states (specification section 4, product.md "The public shell"). While it is 'minimising' it is on its way
 * out, for facts.popup.minimiseDelay.
 */
export type PopupState = {
  phase: 'closed' | 'open' | 'minimising';
  /** The visitor has begun to use the form. */
  begun: boolean;
  /** The last attempt did not arrive: opened again, the form says why. */
  unsent: boolean;
};

/**
 * opened: launcher, bubble or a link; begun: first use of the form; dismissed: close button, outside click or Escape;
 * minimised: the delay is over; attempted, failed: a submit came to its end, well or not; cleared: the 10 s timer after the load.
 */
export type PopupEvent =
  | 'opened'
  | 'begun'
  | 'dismissed'
  | 'minimised'
  | 'attempted'
  | 'failed'
  | 'cleared';

export const closedPopup: PopupState = { phase: 'closed', begun: false, unsent: false };

/** The state after an event; an event that means nothing in a state changes nothing. */
export function popupReducer(state: PopupState, event: PopupEvent): PopupState {
  switch (event) {
    case 'opened':
      return { ...state, phase: 'open' };
    case 'begun':
      return state.begun ? state : { ...state, begun: true };
    case 'dismissed':
      return state.phase === 'open' ? { ...state, phase: 'minimising' } : state;
    case 'minimised':
      return state.phase === 'minimising' ? { ...state, phase: 'closed' } : state;
    case 'attempted':
      return { ...state, phase: 'closed', unsent: false };
    case 'failed':
      return { ...state, phase: 'closed', unsent: true };
    case 'cleared':
      return state.begun ? state : closedPopup;
  }
}
