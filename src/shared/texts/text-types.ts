import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { en } from './en';

/** The same texts in any language. */
type Translated<Value> = Value extends SiteLanguage
  ? SiteLanguage
  : Value extends string
    ? string
    : Value extends (...values: infer Values) => infer Result
      ? (...values: Values) => Result
      : { readonly [Name in keyof Value]: Translated<Value[Name]> };

export type Texts = Translated<typeof en>;
