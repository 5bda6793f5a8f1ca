import type { Screen } from '../../../../contract/shared/roles';

/** What every screen is given: which one it is, and the address, whose query holds its state. */
export type ScreenProps = {
  screen: Screen;
  location: { pathname: string; search: string };
};
