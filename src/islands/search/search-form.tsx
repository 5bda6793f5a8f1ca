import { css } from '@emotion/react';
import { maxQueryLength } from '../../../contract/shared/list-limits';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { media, width } from '../../theme/layout';
import { scriptOnlyStyle, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/field';
import { searchTexts } from './search-texts';

/** The field has no name: a browser that sends the form before the script runs must not put the words into a request. */
export function SearchForm({ language }: { language: SiteLanguage }) {
  const texts = searchTexts[language];
  return (
    <form
      data-search
      role="search"
      action={toLanguagePath(extraRoutes.search, language)}
      css={formStyle}
    >
      <TextField
        id="search-field"
        label={texts.field}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={maxQueryLength}
      />
      <Button type="submit">{texts.button}</Button>
    </form>
  );
}

const formStyle = css({
  display: 'grid',
  gap: space[3],
  maxWidth: width.text,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  ...scriptOnlyStyle,
});
