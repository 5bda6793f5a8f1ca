import { target } from '../../../theme/shape';

/** The height of the top bar, on screens without the sidebar. */
export const topBar = `calc(${target} + 0.5rem)`;

export const sideBar = '16.5rem';

/** A phone in landscape: sticky elements would leave no space to read. */
export const lowWindow = '@media (max-height: 29.99em)';
