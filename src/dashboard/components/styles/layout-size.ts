import { target } from '../../../theme/shape';

/** How high the frame's bar is, below the width at which its sidebar stands beside the screen. */
export const topBar = `calc(${target} + 0.5rem)`;

/** How wide the frame's sidebar is, where it stands beside the screen. */
export const sideBar = '16.5rem';

/** A phone that lies on its side: what sticks would leave no room to read. */
export const lowWindow = '@media (max-height: 29.99em)';
