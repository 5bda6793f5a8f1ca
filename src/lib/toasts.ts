import { createStore } from './create-store';

const isNeeded = createStore(false);

/** Loads the toast component while there is still a network. */
export const loadToasts = () => isNeeded.set(true);

export const useNeedsToasts = isNeeded.useValue;
