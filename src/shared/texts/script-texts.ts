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

/** @param language of <html> */
export const getScriptTexts = (language: string) => (language === 'es' ? es : en);
