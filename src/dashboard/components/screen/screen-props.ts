import type { Screen } from '../../../../contract/shared/roles';

export type ScreenProps = {
  screen: Screen;
  location: { pathname: string; search: string };
};
