import { formatSpanishHours } from '../../shared/office-hours/spanish-hours';
import { withoutArticle } from '../../programs/area-agencies';
import type { ScreenerTexts } from './page-texts.en';

export const screenerTextsEs: ScreenerTexts = {
  progress: (current, total) => `Pregunta ${current} de ${total}`,
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  show: 'Ver qué programas pueden pagar',
  showSoFar: 'Ver el resultado hasta ahora',
  notSure: 'No sé',
  upTo: (amount) => `${amount} o menos`,
  between: (from, to) => `De ${from} a ${to}`,
  moreThan: (amount) => `Más de ${amount}`,
  questions: {
    careFor: {
      legend: '¿Quién necesita el cuidado?',
      choices: {
        self: 'Yo',
        parent: 'Mi mamá o mi papá',
        spouse: 'Mi esposo, mi esposa o mi pareja',
        child: 'Mi hijo o mi hija',
        other: 'Otra persona',
      },
    },
    place: {
      legend: '¿Dónde se necesita el cuidado?',
      zip: 'Código postal (ZIP)',
      region: 'O elija el estado',
      county: 'Condado',
      change: 'Cambiar',
      notServed: ({ name, phone }) =>
        `Por lo general no trabajamos en este condado. Pregunte en ${withoutArticle(name)}, ${phone}, quién lo atiende. Es gratis.`,
      elsewhere: ({ name, phone }) =>
        `No tenemos una oficina ahí. Pregunte en ${withoutArticle(name)}, ${phone}, quién puede ayudarle cerca de usted. Es gratis.`,
    },
    tasks: {
      legend: '¿Qué es difícil de hacer sin ayuda?',
      hint: 'Marque todo lo que no se puede hacer sin ayuda o sin alguien cerca.',
      choices: {
        bathing: 'Bañarse o ducharse',
        dressing: 'Vestirse',
        toilet: 'Usar el inodoro',
        eating: 'Comer y beber',
        moving: 'Caminar, o levantarse de la cama o de una silla',
        memory: 'Recordar las cosas, o estar a salvo sin compañía',
        meals: 'Cocinar',
        housework: 'Limpiar y lavar la ropa',
        errands: 'Hacer las compras y los mandados',
      },
    },
    age: {
      legend: '¿Cuántos años tiene la persona que necesita el cuidado?',
      self: { legend: '¿Cuántos años tiene usted?' },
      age: 'Edad en años',
    },
    medicaid: {
      legend: '¿La persona tiene Medicaid?',
      self: { legend: '¿Usted tiene Medicaid?' },
      hint: 'Medicaid es para personas con ingresos bajos. No es Medicare, que la mayoría de las personas recibe a los 65 años.',
      choices: { yes: 'Sí', applied: 'Lo solicitó, pero aún no hay respuesta', no: 'No' },
    },
    marital: {
      legend: '¿La persona tiene esposo o esposa?',
      hint: 'Elija No si la persona se divorció o enviudó.',
      self: { legend: '¿Usted tiene esposo o esposa?', hint: 'Elija No si se divorció o enviudó.' },
      choices: { married: 'Sí', single: 'No' },
    },
    income: {
      legend: '¿Más o menos cuánto dinero entra cada mes?',
      hint: 'Cuente solo los ingresos de la persona que necesita el cuidado, antes de impuestos: Seguro Social, pensiones y sueldo.',
      self: {
        hint: 'Cuente solo sus ingresos, antes de impuestos: Seguro Social, pensiones y sueldo.',
      },
    },
    spouseIncome: {
      legend: '¿Más o menos cuánto recibe el esposo o la esposa cada mes?',
      hint: 'Solo si la persona tiene esposo o esposa. Algunos programas cuentan los ingresos de los dos.',
      self: {
        legend: '¿Más o menos cuánto recibe su esposo o esposa cada mes?',
        hint: 'Solo si tiene esposo o esposa. Algunos programas cuentan los ingresos de los dos.',
      },
    },
    savings: {
      legend: '¿Cuánto hay ahorrado, más o menos?',
      hint: 'No cuente la casa donde vive la persona ni un carro. Si tiene esposo o esposa, cuente los ahorros de los dos.',
      self: {
        hint: 'No cuente la casa donde vive ni un carro. Si tiene esposo o esposa, cuente los ahorros de los dos.',
      },
    },
    veteran: {
      legend: '¿La persona sirvió en las fuerzas armadas de Estados Unidos?',
      self: { legend: '¿Usted sirvió en las fuerzas armadas de Estados Unidos?' },
      choices: {
        veteran: 'Sí',
        widowed: 'No, pero sí su esposo o esposa, que ya murió',
        no: 'No',
      },
    },
    familyCaregiver: {
      legend: '¿Algún familiar o amigo quiere que le paguen por dar el cuidado?',
      choices: { yes: 'Sí', no: 'No' },
    },
  },
  usuallyFirst: 'Por lo general, primero',
  fits: {
    'may-fit': 'Es posible que califique',
    'may-fit-if': 'Podría calificar si…',
    'another-way': 'Otra opción',
  },
  result: {
    title: (state) => `Qué programas pueden pagar el cuidado en ${state}`,
    estimate:
      'Esto es un cálculo aproximado según sus respuestas, no una decisión. La solicitud es gratis.',
    skipped: 'Cada pregunta sin contestar lo hace menos exacto.',
    narrow: 'Contestar más',
    call: '¿Prefiere hablar con alguien? Llame al',
    start: {
      'may-fit': 'Empiece por aquí: es posible que califique',
      'may-fit-if': 'Empiece por aquí: podría ayudar',
    },
    depends: 'Podrían ayudar, según otros detalles',
    nextStep: 'Primer paso:',
    sameStep: 'el mismo que para',
    more: 'Condiciones, papeles y más',
    why: 'Condiciones',
    allSteps: 'Todos los pasos',
    whoDecides: 'Quién decide',
    howLong: 'Cuánto tarda',
    papers: 'Papeles que debe llevar',
    sources: 'De dónde vienen los números',
    anywhere: 'En todos los estados',
    otherWays: 'Otras maneras de recibir ayuda',
    askElsewhere: ({ name, phone }) =>
      `Pregunte por otra ayuda en ${withoutArticle(name)}, ${phone}, o pague el cuidado por su cuenta.`,
    officeTitle: 'Hable con nuestra oficina',
    office: 'Revisamos esto con usted y le ayudamos con la solicitud. Es gratis.',
    hours: formatSpanishHours,
    send: 'Enviar esto a la oficina',
    print: 'Imprimir',
    change: 'Cambiar las respuestas',
    emailTitle: 'Recibirlo por correo electrónico',
    emailHint:
      'Le enviamos los programas, qué hacer ahora y los papeles que debe llevar. Sus respuestas no van en el correo.',
    email: 'Su correo electrónico',
    sendEmail: 'Enviar el correo',
    emailSending: 'Enviando…',
    emailSent: 'Lo enviamos. Debe llegarle en unos minutos.',
    placeTitle: 'Necesitamos saber dónde se necesita el cuidado',
    place:
      'Cada estado tiene sus propios programas. Cambie sus respuestas para agregar un código postal o un estado, o llame a una oficina:',
    elsewhereTitle: 'No tenemos una oficina ahí',
    elsewhere: ({ name, phone }) =>
      `Todos los estados tienen programas que pagan el cuidado en el hogar. La Agencia del Área para Personas Mayores (Area Agency on Aging) de ese código postal los conoce, y preguntar es gratis. Para encontrarla, llame a ${withoutArticle(name)}, ${phone}. Trabajamos en estos estados:`,
  },
};
