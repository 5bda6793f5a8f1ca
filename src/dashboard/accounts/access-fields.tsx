import { css } from '@emotion/react';
import { accessPresets, describeAccess, screenGroups } from '../../../contract/accounts/access';
import { getRegionName } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import {
  canManageAccounts,
  getScreen,
  healthRoles,
  healthScreen,
  resolveAccess,
  roleLabels,
  type Access,
  type ScreenId,
} from '../../../contract/shared/roles';
import { space } from '../../theme/tokens';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { fieldsetStyle, quietStyle } from '../components/dashboard.styles';
import { TextButton } from '../components/buttons';

type AccessFieldsProps = {
  /** Null until there is a role. */
  access: Access | null;
  onAccess: (access: Access) => void;
};

const healthRoleLabels = healthRoles.map((role) => roleLabels[role]).join(' or ');
const screenHints: Partial<Record<ScreenId, string>> = {
  [healthScreen]: `Health information. If ${healthRoleLabels} needs two-step verification, so does this`,
  jobs: 'With applications',
};

/** The screens that an account may open, and in which states. */
export function AccessFields({ access, onAccess }: AccessFieldsProps) {
  return (
    <>
      <p css={presetsStyle}>
        Or start from:
        {Object.entries(accessPresets).map(([label, grantedScreens]) => (
          <TextButton
            key={label}
            onClick={() =>
              onAccess(
                resolveAccess({
                  role: 'observer',
                  grantedScreens,
                  regions: access?.regions ?? null,
                }),
              )
            }
          >
            {label}
          </TextButton>
        ))}
      </p>
      {access && !canManageAccounts(access.role) && (
        <>
          <div css={groupsStyle}>
            {Object.entries(screenGroups).map(([label, ids]) => (
              <CheckboxGroup
                key={label}
                label={label}
                choices={ids.map((id) => ({
                  id,
                  label: getScreen(id).label,
                  hint: screenHints[id],
                }))}
                selected={access.screens}
                onSelect={(screens) => onAccess({ ...access, screens })}
              />
            ))}
          </div>
          <CheckboxGroup
            label="States"
            choices={regionIds.map((id) => ({ id, label: getRegionName(id) }))}
            selected={access.regions ?? regionIds}
            onSelect={(regions) =>
              onAccess({ ...access, regions: regions.length === regionIds.length ? null : regions })
            }
            areInLine
          />
        </>
      )}
      <p role="status">{access && describeAccess(access)}</p>
    </>
  );
}

type CheckboxGroupProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; label: string; hint?: string | undefined }[];
  selected: readonly Id[];
  onSelect: (selected: readonly Id[]) => void;
  areInLine?: boolean;
};

export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label: groupLabel, choices, selected, onSelect, areInLine = false } = props;
  return (
    <fieldset css={fieldsetStyle}>
      <legend css={legendStyle}>{groupLabel}</legend>
      <div css={areInLine && lineStyle}>
        {choices.map(({ id, label, hint }) => (
          <CheckboxField
            key={id}
            id={`access-${id}`}
            label={label}
            hint={hint}
            checked={selected.includes(id)}
            onChange={({ target }) =>
              onSelect(
                target.checked ? [...selected, id] : selected.filter((other) => other !== id),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

const presetsStyle = css(quietStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});
const groupsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: space[4],
});
const legendStyle = css({ padding: 0, fontWeight: 700 });
const lineStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
