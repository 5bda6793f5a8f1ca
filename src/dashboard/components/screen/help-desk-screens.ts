import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { helpDeskTypes, type HelpDeskType } from '../../../../contract/help-desk/request-types';
import type { ScreenId } from '../../../../contract/shared/roles';

export const helpDeskTypeOf: Partial<Record<ScreenId, HelpDeskType>> = Object.fromEntries(
  helpDeskTypes.map((type) => [helpDeskScreens[type], type]),
);
