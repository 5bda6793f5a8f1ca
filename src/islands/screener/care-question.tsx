import { css } from '@emotion/react';
import { languageField } from '../../../contract/forms/rules';
import { screenerCatalogs } from '../../../contract/screener/spanish';
import { zipRanges } from '../../../contract/shared/state-facts';
import { wrongZipMessage } from '../../../contract/shared/zip-codes/zip-codes';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import { buildCallPath } from '../../browser/api/calls';
import { environment } from '../../browser/environment';
import { useTexts } from '../../browser/hooks/use-texts';
import { media } from '../../theme/layout';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { cardStyle } from '../../ui/card.styles';
import { controlStyle, errorStyle, Field, hintStyle } from '../../ui/fields/field';

/**
 * Asks who needs care, and where. With script (start-care-question.ts) it leads to the other questions of "What may pay for care", and
 * without to their result.
 */
export function CareQuestion({ findCarePath }: { findCarePath: string }) {
  const { language, home } = useTexts();
  const { translate, texts } = screenerCatalogs[language];
  const { questions, show } = texts;
  return (
    <form
      method="post"
      action={`${environment.apiUrl}${buildCallPath('POST /find-care')}`}
      data-care-question={findCarePath}
      data-zips={JSON.stringify(zipRanges)}
      data-zip-error={translate(wrongZipMessage)}
      css={[cardStyle, formStyle]}
    >
      {language !== defaultLanguage && (
        <input type="hidden" name={languageField} value={language} />
      )}
      <Field id="care-for" label={questions.careFor.legend}>
        {(control) => (
          <select {...control} name="careFor" css={controlStyle}>
            <option value="">{home.choose}</option>
            {Object.entries(questions.careFor.choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="care-zip" label={questions.place.zip}>
        {(control) => (
          <input
            {...control}
            aria-describedby="care-zip-hint"
            name="zip"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            css={controlStyle}
          />
        )}
      </Field>
      <p id="care-zip-hint" css={hintStyle}>
        {home.zipHint}
      </p>
      <Button type="submit" tone="accent" size="large">
        {show}
      </Button>
    </form>
  );
}

const formStyle = css({
  display: 'grid',
  gap: space[3],
  width: '100%',
  maxWidth: '36rem',
  '& [id$="-error"]': errorStyle,
  '@media print': { display: 'none' },
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) 12rem',
    alignItems: 'start',
    '& > :is(p, button)': { gridColumn: '1 / -1' },
  },
});
