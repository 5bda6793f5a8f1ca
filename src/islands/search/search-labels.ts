import { formatCount } from '../../../contract/shared/text/format-number';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { ResultKind } from './search-index';

type SearchLabels = {
  field: string;
  button: string;
  searchTexts: string;
  kinds: Record<ResultKind, string>;
  alsoFor: string;
  searching: string;
  results: (count: number, query: string) => string;
  similar: (count: number, query: string) => string;
  none: (query: string) => string;
  failed: string;
};

export const searchLabels: Record<SiteLanguage, SearchLabels> = {
  en: {
    field: 'What are you looking for?',
    button: 'Search',
    searchTexts: 'Search inside all texts too',
    kinds: { question: 'Questions and answers', page: 'Pages', article: 'Articles' },
    alsoFor: 'Also for:',
    searching: 'Searching…',
    results: (count, query) => `${formatCount(count, 'result')} for “${query}”`,
    similar: (count, query) =>
      `Nothing has exactly “${query}”. ${formatCount(count, 'similar result')}:`,
    none: (query) => `We found nothing for “${query}”. Try other words.`,
    failed: 'Search isn’t working right now. Check your connection and try again.',
  },
  es: {
    field: '¿Qué busca?',
    button: 'Buscar',
    searchTexts: 'Buscar también dentro de todos los textos',
    kinds: { question: 'Preguntas y respuestas', page: 'Páginas', article: 'Artículos' },
    alsoFor: 'También para:',
    searching: 'Buscando…',
    results: (count, query) => `${formatResults(count)} para “${query}”`,
    similar: (count, query) =>
      `Nada tiene exactamente “${query}”. ${formatResults(count)} con palabras parecidas:`,
    none: (query) => `No encontramos nada para “${query}”. Pruebe con otras palabras.`,
    failed: 'La búsqueda no funciona en este momento. Revise su conexión e inténtelo de nuevo.',
  },
};

const formatResults = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);
