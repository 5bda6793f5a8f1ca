import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { employeeLanguages } from '../../../../contract/employees/constants';
import { splitLanguages } from '../../../../contract/employees/form';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle, Field } from '../../../ui/fields/field';
import { ActingSelect } from '../select/action-select';

type LanguagesFieldProps = {
  id: string;
  /** 'English; Spanish'. */
  value: string;
  error: string | undefined;
  label: string;
  optional?: boolean;
  onValue: (value: string) => void;
};

/** Languages that somebody speaks, or that are of use: added one by one out of the list, taken away by their buttons. */
export function LanguagesField(props: LanguagesFieldProps) {
  const { id, value, error, label, optional = false, onValue } = props;
  const chosen = splitLanguages(value);
  const left = employeeLanguages.filter((one) => !chosen.includes(one));
  const take = (language: string) => {
    onValue(chosen.filter((one) => one !== language).join('; '));
    // The button goes, and with it the focus.
    document.getElementById(id)?.focus();
  };
  return (
    <Field id={id} {...{ label, optional, error }}>
      {(control) => (
        <div css={{ display: 'grid', gap: space[2], minWidth: 0 }}>
          <ActingSelect
            {...control}
            value=""
            onValue={(language) => onValue([...chosen, language].join('; '))}
            css={controlStyle}
          >
            <option value="">Add a language</option>
            {left.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </ActingSelect>
          {chosen.length > 0 && (
            <ul aria-label="Chosen languages" css={listStyle}>
              {chosen.map((one) => (
                <li key={one} css={chipStyle}>
                  {one}
                  <button
                    type="button"
                    aria-label={`Remove ${one}`}
                    onClick={() => take(one)}
                    css={removeStyle}
                  >
                    <X size={16} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

const listStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });
const chipStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: space[3],
  borderRadius: radius.round,
  background: color.tealSoft,
  color: color.tealStrong,
});
const removeStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: 'inherit',
  '&:hover': { background: color.tealLine },
});
