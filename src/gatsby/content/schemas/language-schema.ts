import Type, { type Static } from 'typebox';
import { noticeLanguages } from '../../../../contract/shared/languages';
import { closedObject, date, oneOf, source, text } from './shared-fields';

/** A file of content/languages/. */
export const LanguageFields = closedObject({
  name: oneOf(noticeLanguages),
  ownName: text('the name of the language in the language itself'),
  direction: oneOf(['ltr', 'rtl']),
  notice: Type.String({
    pattern: '^[^{}]+\\{phone\\}[^{}]+\\{tty\\}[^{}]+$',
    description: 'the notice with {phone} and then {tty} in the places of the two numbers',
  }),
  source,
  reviewedBy: text('who compared it with the source, or "sample" until someone has'),
  checked: Type.Optional(date('the day on which they compared the two')),
});
export type LanguageFields = Static<typeof LanguageFields>;
