import type { SiteLanguage } from './site-languages';

/** 'Kings County', but 'Baltimore City', which belongs to no county; in Spanish 'condado de Kings' and 'ciudad de Baltimore'. */
export function formatCounty(county: string, language: SiteLanguage): string {
  const [, city] = /^(.+) City$/.exec(county) ?? [];
  if (language === 'es')
    return city === undefined
      ? `condado de ${withSpanishArticle(county)}`.replace('de el ', 'del ')
      : `ciudad de ${city}`;
  return city === undefined ? `${county} County` : county;
}

/** 'el Bronx', for sentences. */
export const withSpanishArticle = (place: string) => (place === 'Bronx' ? 'el Bronx' : place);
