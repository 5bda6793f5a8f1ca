import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { helpDeskTypes, type HelpDeskType } from '../../../../contract/help-desk/constants';
import type { ScreenId } from '../../../../contract/shared/roles';

export const helpDeskTypeByScreen: Partial<Record<ScreenId, HelpDeskType>> = Object.fromEntries(
  helpDeskTypes.map((type) => [helpDeskScreens[type], type]),
);
