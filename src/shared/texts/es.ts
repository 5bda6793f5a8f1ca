import { spanishStates } from '../../../contract/shared/text/spanish-states';
import type { PayRange } from '../../../contract/jobs/pay-range';
import { formatSpanishHours } from '../../../contract/shared/office-hours/spanish-hours';
import { withSpanishArticle } from '../../../contract/shared/text/format-county';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { Texts } from './en';

const dates = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('es-US', { month: 'short', timeZone: 'UTC' });

const payPeriods = { HOUR: 'por hora', YEAR: 'al año', VISIT: 'por visita' } as const;

function formatPay(pay: PayRange | null): string | null {
  if (pay === null) return null;
  const digits = Number.isInteger(pay.from) && Number.isInteger(pay.to) ? 0 : 2;
  const dollars = (amount: number) =>
    `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  const range =
    pay.from === pay.to ? dollars(pay.from) : `${dollars(pay.from)} a ${dollars(pay.to)}`;
  return `${range} ${payPeriods[pay.per]}`;
}

export const es = {
  language: 'es',
  locale: 'es-US',
  openGraphLocale: 'es_US',
  states: spanishStates,
  formatDate: (iso: string) => dates.format(new Date(iso)),
  formatMonth: (iso: string) => months.format(new Date(iso)),
  formatHours: formatSpanishHours,
  nav: {
    label: 'Principal',
    home: 'Inicio',
    states: 'Elija su estado',
    services: 'Servicios',
    connect: 'Comuníquese',
    hhaCertification: 'Certificado de HHA',
    resources: 'Recursos',
    outreach: 'Comunidad',
    blog: 'Blog',
    pastEvent: 'Eventos pasados',
    team: 'Nuestro equipo',
    career: 'Empleo',
    helpDesk: 'Centro de ayuda',
    menu: 'Menú',
    close: 'Cerrar',
    inEnglish: '(en inglés)',
    breadcrumbs: 'Usted está aquí',
    contents: 'En esta página',
  },
  header: {
    skip: 'Ir al contenido',
    home: (company: string) => `${company}, inicio`,
    signIn: 'Entrar',
    email: 'Escríbanos',
    comingSoon: (network: string) => `${network} (próximamente)`,
    loading: 'Cargando…',
    toTop: 'Subir al principio de la página',
    search: 'Buscar',
  },
  footer: {
    areas: 'Dónde trabajamos',
    care: 'Su cuidado',
    legal: 'Información legal',
    about: 'Quiénes somos',
    languageHelp: 'Ayuda gratis en su idioma:',
    license: 'Licencia:',
    earlierVisitors: 'Visitantes anteriores:',
    sitemap: 'Mapa del sitio',
  },
  feed: (site: string) => `${site}: artículos (en inglés)`,
  office: {
    contact: 'Contacto',
    nights: 'Noches y fines de semana:',
    call: 'Llame al',
    relay: '¿Le cuesta oír o hablar? Marque {number} (TTY y retransmisión).',
    talk: 'Hable con una persona',
    callOffice: 'Llame a nuestra oficina de {place}. {hours}',
    talkTo: (place: string) => `Hable con nuestra oficina de ${place}`,
    counties: 'Condados que atendemos',
    outside:
      '¿Vive cerca, pero fuera de estos condados? Llámenos. Le decimos quién atiende su ciudad.',
    emergency:
      'Si alguien está herido, no puede respirar o está en peligro, llame al {number}. No nos espere.',
    choose: 'Elija su estado',
    chooseLead:
      'Cada estado tiene sus propias reglas sobre quién paga. La oficina de su estado las conoce.',
    callYourState: 'Llame a la oficina de su estado',
    callYours: 'Llame a su oficina',
    all: 'Nuestras oficinas',
    others: 'Nuestras otras oficinas',
    mapOfStates: (states: string) => `Mapa de los estados donde trabajamos: ${states}`,
    mapOf: (state: string, areas: string) => `Mapa de ${state}: ${areas}`,
    mapOfCounties: (state: string, areas: string) =>
      `Los condados que atendemos en ${state}: ${areas}`,
    countiesIn: (state: string) => `Condados que atendemos en ${state}`,
  },
  eligibility: {
    check: 'Vea si califica',
    label: 'Verificación de elegibilidad',
    launcher: 'Vea si califica',
    bubble: '¡Vea si califica!',
  },
  page: {
    sampleNote: 'Nota para la agencia (solo en este sitio de muestra)',
    updated: 'Actualizado el {date}',
    questions: '¿Preguntas sobre esta página?',
    effective: 'Vigente desde el {date}',
    source: 'Fuente: {link} (en inglés), revisada el {date}',
    uncheckedSource: 'Fuente: {link} (en inglés)',
    until: (iso) => `hasta el ${dates.format(new Date(iso))}`,
    notLoaded: 'Esta página no se cargó. Revise su conexión a internet e intente otra vez.',
    tryAgain: 'Intentar otra vez',
    table: 'Tabla',
    openAll: 'Abrir todas',
    linkToAnswer: 'Enlace a esta respuesta',
    untranslated:
      'Esta página todavía no está en español. Llámenos: le ayudamos en español por teléfono, gratis.',
    untranslatedJob:
      'Esta oferta de empleo está en inglés. Puede hacer la solicitud en español, más abajo.',
  },
  home: {
    paying: 'Cómo pagar el cuidado en el hogar',
    choose: 'Elija una opción',
    zipHint: '¿No sabe el código postal? Deje el espacio en blanco y le preguntamos el estado.',
    findCare: 'Vea qué programas pueden pagar el cuidado',
    payingYourself: 'Pagar el cuidado por su cuenta',
    payingYourselfFor:
      'Para personas sin Medicaid, con seguro de cuidado a largo plazo, o que quieren más horas de las que cubre un programa',
    services: 'Nuestros servicios',
    servicesIn: (place: string) => `Nuestros servicios en ${place}`,
    questions: 'Preguntas frecuentes',
    allQuestions: 'Todas las preguntas y respuestas',
    articles: 'Artículos recientes',
    articlesFor: (place: string) => `Artículos sobre ${place}`,
  },
  posts: {
    sitemap: 'Artículos',
    minutes: (minutes: number) => `${minutes} min de lectura`,
  },
  events: {
    sampleEvent: 'Evento de muestra. Es inventado, para mostrar cómo funciona esta página.',
    samplePerson:
      'Perfil de muestra. Esta persona es inventada, para mostrar cómo funciona esta página.',
    officeOf: (place: string) => `Oficina de ${place}`,
    everyOffice: 'En todas las oficinas',
    comingUp: 'Próximamente',
    none: 'Por ahora no hay charlas planeadas',
    weCome: 'Podemos visitar a su grupo, y es gratis.',
    ask: 'Pida una charla',
  },
  contact: {
    write: 'Escríbanos',
    stateReplies: 'Le responde una persona de la oficina de su estado.',
    officeReplies: (place: string) => `Le responde una persona de nuestra oficina de ${place}.`,
    urgent: 'Si no puede esperar, llame.',
  },
  helpDesk: {
    send: 'Enviar una solicitud',
    status: 'Su solicitud',
    statusDescription:
      'El estado de su solicitud a la oficina. El enlace a esta página es privado.',
    noScript: 'Esta página necesita JavaScript. Llame a su oficina y diga su número de referencia.',
  },
  classes: {
    request: 'Pida un lugar en una clase',
    intro:
      'Deje su nombre y su número. Alguien de la oficina de su estado le llama, le dice qué clases aprobadas hay cerca de usted y responde a sus preguntas. Esto no es un contrato, y nadie le pide dinero.',
    questions: '¿Preguntas sobre una clase?',
  },
  jobs: {
    open: 'Empleos disponibles',
    none: 'Hoy no hay empleos disponibles aquí.',
    call: 'A menudo tenemos empleos nuevos. Llame al {phone} y díganos qué busca.',
    elsewhere: (count: number) => `Ver los ${count} empleos disponibles en todos nuestros estados`,
    questions: '¿Preguntas sobre un empleo?',
    questionsAboutThis: '¿Preguntas sobre este empleo?',
    apply: 'Solicitar este empleo',
    office: 'Oficina de este empleo',
    hiring: 'Cómo contratamos',
    hiringAnchor: '#cómo-contratamos',
    closed: 'Este empleo ya no está disponible',
    closedOn: (date: string) => `Se cerró el ${date}.`,
    closedLater: 'Ya no aceptamos solicitudes.',
    lastDay: (date: string) => `El último día para solicitarlo fue el ${date}.`,
    seeOpen: 'Ver los empleos disponibles',
    sample: 'Empleo de muestra',
    sampleNotice:
      'Este empleo no es real. Muestra cómo se ve un empleo en este sitio; su agencia publica aquí los suyos.',
    others: 'Otros empleos en esta oficina',
    title: (title, { city }) =>
      title.includes(city) ? title : `${title} en ${withSpanishArticle(city)}`,
    pay: formatPay,
    beforeTax: (pay: string) => `${pay}, antes de impuestos`,
    labels: {
      pay: 'Pago',
      where: 'Dónde',
      type: 'Tipo de empleo',
      shifts: 'Turnos',
      languages: 'Idiomas',
      benefits: 'Beneficios',
      posted: 'Publicado',
      closed: 'Cerrado',
      applyBy: 'Fecha límite:',
      lastDay: 'Último día para solicitarlo',
    },
    filters: {
      label: 'Buscar un empleo',
      anywhere: 'Cualquier lugar',
      allOf: (state: string) => `Todo ${state}`,
      language: 'Idioma',
      any: 'Cualquiera',
      shift: 'Turno',
      anyTime: 'Cualquiera',
      show: 'Ver empleos',
      clear: 'Quitar todos los filtros',
    },
    count: (count: number) =>
      count === 1 ? '1 empleo disponible' : `${formatNumber(count)} empleos disponibles`,
    types: {
      FULL_TIME: 'Tiempo completo',
      PART_TIME: 'Medio tiempo',
      PER_DIEM: 'Por día (per diem)',
    },
    shifts: {
      day: 'Día',
      evening: 'Tarde',
      night: 'Noche',
      weekend: 'Fin de semana',
      'live-in': 'Se queda en la casa (live-in)',
    },
    languages: {
      Albanian: 'Albanés',
      'American Sign Language': 'Lengua de señas americana',
      Amharic: 'Amárico',
      Arabic: 'Árabe',
      Assyrian: 'Asirio',
      Bassa: 'Bassa',
      Bengali: 'Bengalí',
      Cantonese: 'Cantonés',
      'Chinese (Simplified)': 'Chino (simplificado)',
      'Chinese (Traditional)': 'Chino (tradicional)',
      English: 'Inglés',
      Farsi: 'Persa (farsi)',
      French: 'Francés',
      German: 'Alemán',
      Greek: 'Griego',
      Gujarati: 'Guyaratí',
      'Haitian Creole': 'Criollo haitiano',
      Hebrew: 'Hebreo',
      Hindi: 'Hindi',
      Igbo: 'Igbo',
      Italian: 'Italiano',
      Japanese: 'Japonés',
      Korean: 'Coreano',
      Mandarin: 'Mandarín',
      Nepali: 'Nepalí',
      Polish: 'Polaco',
      Portuguese: 'Portugués',
      Punjabi: 'Panyabí',
      Russian: 'Ruso',
      'Serbo-Croatian': 'Serbocroata',
      Spanish: 'Español',
      Tagalog: 'Tagalo',
      Twi: 'Twi',
      Ukrainian: 'Ucraniano',
      Urdu: 'Urdu',
      Vietnamese: 'Vietnamita',
      Yiddish: 'Yidis',
      Yoruba: 'Yoruba',
    },
  },
  pictures: {
    home: 'Un hombre mayor en silla de ruedas habla con el asistente que está a su lado',
    hha: 'Una asistente con pañuelo en la cabeza y una mujer mayor con lentes se sonríen',
    'private-pay': 'Una hija con su computadora y su padre con una taza revisan juntos los costos',
    nhtd: 'Una mujer en silla de ruedas saluda en su propia sala, junto a una planta y una ventana',
    career:
      'Tres asistentes juntos: un hombre con turbante, una mujer de pelo rizado y un hombre con lentes',
    'help-desk':
      'Una cuidadora lee un talón de pago mientras una mujer de la oficina se lo explica',
    certification:
      'Una maestra señala algo y un estudiante con uniforme escucha; en la pared hay un certificado',
    regions:
      'Vecinos de distintas edades: un hombre con una taza, una mujer de pelo blanco y un joven',
    bathroom:
      'Una mujer mayor se agarra de la barra junto a su bañera, y una asistente está a su lado',
    kitchen: 'Una asistente y una mujer mayor cocinan juntas; la mujer revuelve una olla caliente',
    walk: 'Un hombre mayor con bastón y una asistente pasean junto a unos árboles y una banca',
    paperwork: 'Un hombre mayor lee una carta, y su hija revisa con él un montón de papeles',
    call: 'Una hija y su madre, cada una en un lugar distinto, hablan por teléfono',
    training:
      'Una estudiante practica con una cobija junto a la cama de otra, y la maestra la observa',
    'first-visit': 'Una mujer mayor abre la puerta y recibe a una asistente que lleva una bolsa',
    evening: 'Un hombre descansa de noche en su sillón, con una lámpara, una taza y una asistente',
    office: 'Un hombre con audífonos contesta una llamada en su escritorio y mira su computadora',
    team: 'Cuatro colegas: un hombre con audífonos, una enfermera y dos mujeres',
  },
} satisfies Texts;
