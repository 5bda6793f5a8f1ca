import type { SiteLanguage } from './site-languages';

/** 'Kings County', but 'Baltimore City', which belongs to no county; in Spanish 'condado de Kings' and 'ciudad de Baltimore'. */
export function formatCounty(county: string, language: SiteLanguage): string {
  const [, city] = /^(.+) City$/.exec(county) ?? [];
  if (language === 'es') return city === undefined ? `condado de ${county}` : `ciudad de ${city}`;
  return city === undefined ? `${county} County` : county;
}
