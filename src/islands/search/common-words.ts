import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

/** Words that say nothing. */
export const commonWords: Record<SiteLanguage, string> = {
  en: 'about am an and any are as at be become becoming been but by can could did do does doing done for from get gets getting give got had has have he her him his how if im in into is it its just like looking many may me much my need needs no not of on or our out per she should so some someone take taking than that the their them there they this to too up us want wants was we were what when where which who why will with would you your',
  es: 'al algun alguien alguna como con cual cuando cuanta cuanto cuantos de del desde donde el ella ellos en es esta estoy este ha hace hacer hay la las le les lo los mas me mi mis mucho muy necesito ni no nos para pero por porque puede pueden puedo que quien quiere quiero se ser si sin sobre son soy su sus tengo tiene toda todo tu un una unos usted ustedes va vale y yo',
};

/** The subject of the whole site, in any form of the word: it says something only if it stands alone. */
export const siteSubject: Record<SiteLanguage, string> = { en: 'care', es: 'cuidar cuidado' };

/** Beside a relative, `help` says no more than 'care', and a `carer` asks who is paid: 'can my husband be my caregiver'. A `payer` is asked about instead. */
export const besideRelative: Record<SiteLanguage, Record<'help' | 'carer' | 'payer', string>> = {
  en: { help: 'help', carer: 'caregiver carer', payer: 'medicare insurance va veteran' },
  es: { help: 'ayudar', carer: 'cuidador cuidadora', payer: 'medicare seguro veterano' },
};

/** Beside a price, they only ask for its amount: 'cost of 24 hour care'. */
export const priceUnits: Record<SiteLanguage, string> = {
  en: 'hour day week month year',
  es: 'hora día semana mes año',
};
