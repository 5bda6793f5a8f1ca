import type { SiteLanguage } from '../../contract/shared/text/site-languages';

/** The texts of the small scripts of public pages, which have both languages. */
const en = {
  theme: 'Theme:',
  changeTheme: 'Change to',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  loading: 'Loading…',
  offline: 'No connection. Try again',
  openAll: 'Open all',
  closeAll: 'Close all',
  visitors: 'Visitors:',
};

const es: typeof en = {
  theme: 'Colores:',
  changeTheme: 'Cambiar a',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Automático',
  loading: 'Cargando…',
  offline: 'Sin conexión. Intente otra vez',
  openAll: 'Abrir todas',
  closeAll: 'Cerrar todas',
  visitors: 'Visitantes:',
};

export const scriptTexts: Readonly<Record<SiteLanguage, typeof en>> = { en, es };

/** For scripts of public pages. Components that the build renders use useTexts(), and those of forms useTranslation(). */
export function getPageLanguage(): SiteLanguage {
  return document.documentElement.lang === 'es' ? 'es' : 'en';
}
