import { formatCount } from '../../../contract/shared/text/format-number';
import { withoutArticle, type AreaAgency } from '../../../contract/programs/area-agencies';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { ResultKind } from './list-entries';

type SearchTexts = {
  field: string;
  button: string;
  kinds: Record<ResultKind, string>;
  alsoFor: string;
  searching: string;
  results: (count: number, query: string) => string;
  similar: (count: number, query: string) => string;
  partial: (query: string) => string;
  none: (query: string) => string;
  failed: string;
  place: PlaceTexts;
};

type PlaceTexts = {
  careIn: (place: string) => string;
  zip: (zip: string) => string;
  served: string;
  notServed: string;
  elsewhere: string;
  call: (agency: AreaAgency) => string;
};

export const searchTexts: Record<SiteLanguage, SearchTexts> = {
  en: {
    field: 'What are you looking for?',
    button: 'Search',
    kinds: {
      place: 'Where you need care',
      job: 'Open jobs',
      question: 'Questions and answers',
      page: 'Pages',
      article: 'Articles',
      legal: 'Legal',
    },
    alsoFor: 'Also for:',
    searching: 'Searching…',
    results: (count, query) => `${formatCount(count, 'result')} for “${query}”`,
    similar: (count, query) =>
      `Nothing has exactly “${query}”. ${formatCount(count, 'similar result')}:`,
    partial: (query) => `No page has all of “${query}”. These have some of it:`,
    none: (query) => `We found nothing for “${query}”. Try other words.`,
    failed: 'Search isn’t working right now. Check your connection and try again.',
    place: {
      careIn: (place) => `Care in ${place}`,
      zip: (zip) => `ZIP code ${zip}`,
      served: 'See what may pay for care at home there, and which office helps.',
      notServed:
        'Our aides usually don’t work in this county. See what may pay for care there, and ask who helps nearby.',
      elsewhere:
        'We don’t have an office there. See where we work, or ask who helps nearby. It’s free.',
      call: ({ name, phone }) => `Call ${name}, ${phone}`,
    },
  },
  es: {
    field: '¿Qué busca?',
    button: 'Buscar',
    kinds: {
      place: 'Dónde se necesita el cuidado',
      job: 'Empleos disponibles',
      question: 'Preguntas y respuestas',
      page: 'Páginas',
      article: 'Artículos',
      legal: 'Información legal',
    },
    alsoFor: 'También para:',
    searching: 'Buscando…',
    results: (count, query) => `${formatResults(count)} para “${query}”`,
    similar: (count, query) =>
      `Nada tiene exactamente “${query}”. ${formatResults(count)} con palabras parecidas:`,
    partial: (query) => `Ninguna página tiene todo “${query}”. Estas tienen una parte:`,
    none: (query) => `No encontramos nada para “${query}”. Pruebe con otras palabras.`,
    failed: 'La búsqueda no funciona en este momento. Revise su conexión e inténtelo de nuevo.',
    place: {
      careIn: (place) => `Cuidado en el hogar: ${place}`,
      zip: (zip) => `código postal ${zip}`,
      served: 'Vea quién puede pagar el cuidado ahí y qué oficina ayuda.',
      notServed:
        'Por lo general no trabajamos en este condado. Vea quién puede pagar el cuidado ahí y pregunte quién ayuda cerca.',
      elsewhere:
        'No tenemos una oficina ahí. Vea dónde trabajamos, o pregunte quién ayuda cerca. Es gratis.',
      call: ({ name, phone }) => `Llame a ${withoutArticle(name)}, ${phone}`,
    },
  },
};

const formatResults = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);
