import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

/** Words that people use for the same thing, in any form of the word. '711' and '/career' are in texts of both languages. */
export const synonyms: Record<SiteLanguage, readonly string[]> = {
  en: [
    'pay paid',
    'price cost fee afford',
    'family relative parent mother mom father dad son daughter husband wife spouse',
    'deaf tty relay 711',
    'wheelchair disability walker',
    'alzheimer dementia memory',
    'job work career hire shift employment',
    'night overnight',
    'qualify eligible',
    'call phone telephone contact',
    'veteran va',
  ],
  es: [
    'precio costo cuesta cuestan cobran tarifa',
    'familia pariente madre mamá padre papá hijo hija esposo esposa',
    'sordo tty retransmisión 711',
    'silla discapacidad andador',
    'alzheimer demencia memoria',
    'trabajo empleo turno career',
    'noche nocturno',
    'calificar elegible elegibilidad',
    'llamar teléfono contacto comuníquese',
  ],
};
