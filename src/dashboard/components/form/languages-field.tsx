import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import { clientLanguages } from '../../../../contract/shared/languages';
import { splitList } from '../../../../contract/shared/text/text-rules';
import { color, space, radius } from '../../../theme/tokens';
import { controlStyle, Field } from '../../../ui/fields/field';
import { ActionSelect } from '../action-select';
import { iconButtonStyle } from '../dashboard.styles';

type LanguagesFieldProps = {
  id: string;
  value: string;
  error: string | undefined;
  label: string;
  optional?: boolean;
  onValueChange: (value: string) => void;
};

export function LanguagesField(props: LanguagesFieldProps) {
  const { id, value, error, label, optional = false, onValueChange } = props;
  const selected = splitList(value);
  const setSelected = (languages: readonly string[]) => onValueChange(languages.join('; '));
  const remove = (language: string) => {
    setSelected(selected.filter((one) => one !== language));
    // The button disappears, and the focus with it.
    document.getElementById(id)?.focus();
  };
  return (
    <Field id={id} {...{ label, optional, error }}>
      {(control) => (
        <div css={{ display: 'grid', gap: space[2], minWidth: 0 }}>
          <ActionSelect
            {...control}
            value=""
            onValueChange={(language) => setSelected([...selected, language])}
            css={controlStyle}
          >
            <option value="">Add a language</option>
            {clientLanguages
              .filter((language) => !selected.includes(language))
              .map((language) => (
                <option key={language}>{language}</option>
              ))}
          </ActionSelect>
          {selected.length > 0 && (
            <ul aria-label="Selected languages" css={listStyle}>
              {selected.map((language) => (
                <li key={language} css={chipStyle}>
                  {language}
                  <button
                    type="button"
                    aria-label={`Remove ${language}`}
                    onClick={() => remove(language)}
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
  background: color.primarySoft,
  color: color.primaryStrong,
});
const removeStyle = css(iconButtonStyle, { borderRadius: radius.round });
