import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

export type Topic = 'work' | 'family' | 'pay' | 'price';

/** Synonyms, which also tell what a query asks for (read-words.ts) and what comes first (match-entries.ts). '/career' is in the paths of both languages. */
export const topics: Record<SiteLanguage, Record<Topic, string>> = {
  en: {
    pay: 'pay paid',
    price: 'price cost fee afford',
    work: 'job work career hire shift employment',
    family:
      'family relative parent mother mom father dad son daughter child children husband wife spouse sister brother grandparent grandmother grandma grandfather grandpa grandson granddaughter aunt uncle niece nephew',
  },
  es: {
    pay: 'pagar cobrar',
    price: 'precio costo cuesta cuestan tarifa',
    work: 'trabajo empleo turno career',
    family:
      'familia familiar pariente madre mamá mami padre papá papi hijo hija esposo esposa marido hermano hermana abuelo abuela abuelito abuelita nieto nieta tío tía sobrino sobrina suegro suegra',
  },
};

/**
 * Each entry lists words for the same thing. A search for one of them, in any form ('pays', 'paying'), also finds texts with the others,
 * which count less. A word is in one entry only. '711' is in texts of both languages.
 */
export const synonyms: Record<SiteLanguage, readonly string[]> = {
  en: [
    'deaf tty relay 711 asl',
    'wheelchair disability walker',
    'alzheimer dementia memory',
    'night overnight',
    'qualify eligible',
    'call phone telephone contact',
    'veteran va',
    'die death estate inheritance',
    'language interpreter spanish',
    'complaint complain happy',
    'york ny nyc',
    'jersey nj',
    'maryland md',
  ],
  es: [
    'sordo tty retransmisión 711 asl',
    'silla discapacidad andador',
    'alzheimer demencia memoria',
    'noche nocturno',
    'calificar elegible elegibilidad',
    'llamar teléfono contacto comuníquese',
    'morir muera fallecer herencia',
    'verificar verificación',
    'nueva new',
    'york ny nyc',
    'jersey nj',
    'maryland md',
  ],
};
