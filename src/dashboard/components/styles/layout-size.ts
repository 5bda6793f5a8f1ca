import { target } from '../../../theme/shape';

/** The height of the top bar, on screens without the sidebar. */
export const topBarHeight = `calc(${target} + 0.5rem)`;

export const sidebarWidth = '16.5rem';

/** A phone in landscape: sticky elements would leave no space to read. */
export const shortWindow = '@media (max-height: 29.99em)';
