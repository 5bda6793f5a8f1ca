import { withoutArticle } from '../../programs/area-agencies';
import { formatMoney as usd, formatTens as roundUsd } from '../../programs/format-fact';
import { exampleHours, type Messages } from './messages.en';

const atLeast = (count: number) =>
  `Debe tener dificultad con al menos ${count === 1 ? 'una tarea diaria' : `${count} tareas diarias`}`;

export const messagesEs: Messages = {
  // Medicaid
  'has-medicaid': () => 'Ya tiene Medicaid.',
  'medicaid-share': ({ limit }) =>
    `Los ingresos pasan del límite usual de ${usd(limit)} al mes, así que es posible que tenga que pagar una parte de las cuentas. Pregunte en la oficina o a un servicio de ayuda legal gratuita.`,
  'apply-for-medicaid': () =>
    'Este programa requiere Medicaid, así que el primer paso es solicitarlo.',
  'needs-medicaid': () => 'Este programa es para personas que tienen Medicaid.',
  'medicaid-applied': () => 'Depende de lo que decida Medicaid.',
  'limits-under-65': ({ age }) =>
    `Antes de los ${age} años, Medicaid tiene otros límites. Pregunte en la oficina.`,
  'under-65-disability': ({ age }) =>
    `Antes de los ${age} años, hay que comprobar una discapacidad.`,
  'age-from': ({ age }) => `Es para personas de ${age} años o más.`,
  'not-with-medicaid': () => 'Es para personas que no tienen Medicaid.',
  'has-medicaid-instead': () =>
    'No es para personas que tienen Medicaid. Medicaid puede pagar más cosas.',
  'medicaid-first': () =>
    'Si parece que califica para Medicaid, la oficina le va a pedir que lo solicite primero.',

  // Income
  'income-within': ({ limit }) =>
    `Parece que los ingresos no pasan del límite de ${usd(limit)} al mes.`,
  'income-limit': ({ limit }) => `El límite de ingresos es de ${usd(limit)} al mes.`,
  'income-near': ({ limit }) =>
    `Los ingresos están cerca del límite de ${usd(limit)} al mes, así que importa la cantidad exacta.`,
  'income-with-spouse': ({ limit }) =>
    `En una pareja, el límite para los ingresos de los dos juntos es de ${usd(limit)} al mes.`,
  'income-excess': ({ limit, from, to }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes por unos ${roundUsd(from)} a ${roundUsd(to)}. Todavía podría calificar con gastos médicos por esa cantidad cada mes (un spend-down) o con un pooled trust (fideicomiso compartido).`,
  'income-spend-down': ({ limit }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes, pero puede ayudar un spend-down (gastar el excedente en gastos médicos) o un pooled trust (fideicomiso compartido).`,
  'income-deductible': ({ limit }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes, pero Medicaid con un deducible puede ayudar.`,
  'income-trust': ({ limit }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes, pero puede ayudar un Qualified Income Trust (un tipo de fideicomiso para los ingresos).`,
  'income-waiver': ({ limit }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes. Los programas para quien necesita el nivel de cuidado de un hogar de ancianos permiten más.`,
  'income-over': ({ limit }) =>
    `Los ingresos pasan del límite de ${usd(limit)} al mes. Pregunte en una oficina de ayuda legal gratuita si hay alguna manera.`,
  'ask-income-limit': () => 'El límite de ingresos depende del caso. Pregunte en la oficina.',
  'ask-spend-down': () =>
    'La oficina va a revisar los ingresos. Si son demasiado altos, las cuentas médicas los pueden bajar. Esto se llama spend-down (gastar el excedente en gastos médicos).',
  'income-share': ({ limit }) =>
    `No hay límite de ingresos, pero quien recibe más de ${usd(limit)} al mes paga una parte.`,

  // Savings
  'savings-within': ({ limit }) => `Parece que los ahorros no pasan del límite de ${usd(limit)}.`,
  'savings-limit': ({ limit }) => `El límite de ahorros es de ${usd(limit)}.`,
  'savings-near': ({ limit }) =>
    `Los ahorros están cerca del límite de ${usd(limit)}, así que importa la cantidad exacta.`,
  'savings-over': ({ limit }) =>
    `Los ahorros pasan del límite de ${usd(limit)}. Pida consejo legal antes de mover o gastar dinero.`,
  'savings-far-over': ({ limit }) =>
    `Los ahorros son varias veces el límite de ${usd(limit)}. Pida consejo legal antes de mover o gastar dinero.`,
  'ask-savings-limit': () => 'Hay un límite de ahorros. Pregunte en la oficina.',
  'spouse-keeps': ({ min, max }) =>
    `El esposo o la esposa que vive en casa puede quedarse con ahorros de al menos ${usd(min)}, y hasta ${usd(max)}.`,
  'spouse-income': ({ max }) =>
    `El esposo o la esposa que vive en casa puede recibir parte de los ingresos, hasta tener ${usd(max)} al mes en total.`,
  'net-worth-within': ({ limit }) =>
    `Parece que los ahorros y los ingresos de un año no pasan del límite del VA, que es de ${usd(limit)}.`,
  'net-worth-limit': ({ limit }) =>
    `Los ahorros y los ingresos de un año juntos pueden ser de ${usd(limit)} como máximo. El VA resta de los ingresos lo que se paga por el cuidado, y la casa y un carro no cuentan.`,
  'net-worth-over': ({ limit }) =>
    `Los ahorros pasan del límite del VA, que es de ${usd(limit)}. La atención médica del VA todavía puede ayudar.`,

  // Care
  'tasks-enough': ({ count }) => `${atLeast(count)}. Según sus respuestas, es así.`,
  'tasks-dementia': ({ count }) =>
    `Con un diagnóstico de demencia, alcanza con ${count === 1 ? 'una tarea diaria que necesite' : `${count} tareas diarias que necesiten`} supervisión.`,
  'tasks-needed': ({ count }) => `${atLeast(count)}, como bañarse o vestirse.`,
  'tasks-few': ({ count }) => `${atLeast(count)}. Una enfermera las revisa todas.`,
  'tasks-none': () => 'No es solo para las tareas de la casa.',
  'household-tasks': () => 'Basta con que sean difíciles dos tareas de la casa.',
  'daily-tasks': () => 'Es para personas que necesitan ayuda con las tareas diarias, como bañarse.',
  'nursing-level-likely': () =>
    'Es para personas que necesitan el nivel de cuidado de un hogar de ancianos. Lo decide una enfermera, y sus respuestas indican que es posible.',
  'nursing-level': () =>
    'Es para personas que necesitan el nivel de cuidado de un hogar de ancianos. Lo decide una enfermera.',
  'nursing-level-unlikely': () =>
    'Es para personas que necesitan el nivel de cuidado de un hogar de ancianos. Si necesita menos ayuda, otros programas sirven más.',
  closed: () => 'Ahora no acepta a más personas. Pregunte mejor por el cuidado personal.',
  'may-wait': () => 'Puede haber una lista de espera.',
  registry: () =>
    'Quien vive en su casa espera primero en una lista, que se llama registro (registry).',
  'no-wait': () => 'No hay lista de espera.',
  'better-with-medicaid': () =>
    'Con Medicaid, Community First Choice da esta ayuda sin lista de espera.',
  'plan-card': () =>
    'Es solo para personas que tienen Medicare y Medicaid, y un plan de este tipo en su tarjeta.',

  // A relative as caregiver
  'choose-helper': () => 'Usted elige y dirige al ayudante, o lo hace alguien en su nombre.',
  'first-personal-care': () => 'Primero, Medicaid tiene que aprobar horas de cuidado personal.',
  'child-paid': () => 'Un hijo o una hija mayor de edad puede ser el ayudante pagado.',
  'child-not-paid': () =>
    'Un hijo o una hija mayor de edad no puede ser el ayudante pagado, así que debe ser otra persona.',
  'spouse-paid': () => 'El esposo o la esposa puede ser el ayudante pagado.',
  'spouse-not-paid': () =>
    'El esposo o la esposa no puede ser el ayudante pagado, así que debe ser otra persona.',
  'parent-paid-from': ({ age }) =>
    `El padre o la madre puede ser el ayudante pagado solo si el hijo o la hija tiene ${age} años o más.`,
  'relatives-paid': () =>
    'El ayudante pagado puede ser un hijo o una hija mayor de edad, otro familiar o un amigo.',
  'relatives-not-spouse': () =>
    'El ayudante pagado puede ser un hijo o una hija mayor de edad, otro familiar o un amigo, pero no el esposo o la esposa.',
  'ask-family': () =>
    'Muchas veces se le puede pagar a un familiar. Pregunte en la oficina a quién.',
  'money-for-family': () => 'Con el dinero también se le puede pagar a un familiar por el cuidado.',

  // Federal programs
  'choose-state': () => 'Cada estado tiene sus propios programas y límites de Medicaid.',
  'if-veteran': () => 'Es para veteranos, y para algunas viudas y algunos viudos de veteranos.',
  'veterans-only': () =>
    'Es para veteranos. Las viudas y los viudos pueden preguntar por Aid and Attendance.',
  'wartime-service': () =>
    'El veterano debe haber servido en tiempo de guerra, aunque no haya estado en combate.',
  'pension-up-to': ({ amount }) =>
    `A un veterano que vive sin pareja le paga hasta ${usd(amount)} al año, menos sus otros ingresos. El VA resta de esos ingresos lo que se paga por el cuidado.`,
  'va-enrolled': () => 'El veterano debe estar inscrito en la atención médica del VA.',
  'va-supply': () => 'No existe en todas partes.',
  'medicare-skilled': () =>
    'Medicare paga un asistente solo por algunas horas, mientras se necesita una enfermera o un terapeuta en casa.',
  'medicare-not-alone': () => 'No paga si solo se necesita ayuda para bañarse o con las comidas.',
  'private-price': ({ price }) =>
    `Usted elige las horas. El precio típico en Estados Unidos es de ${usd(price)} por hora, así que ${exampleHours} horas por semana cuestan unos ${usd(price * exampleHours)}.`,
  'private-pay': () =>
    'Usted elige las horas y el ayudante, y no hay límites de ingresos ni de ahorros.',
  'medicaid-later': () =>
    'Medicaid puede pagar más adelante, cuando haya menos ahorros. Pida consejo legal antes de mover o gastar dinero.',
  'area-agency': ({ name, phone }) =>
    `Pregunte en ${withoutArticle(name)}, ${phone}, por otra ayuda cerca de usted. Es gratis.`,
};
