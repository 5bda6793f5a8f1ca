import type { SiteLanguage } from '../../../contract/shared/text/site-languages';

const en = {
  subject: 'What may pay for care at home',
  lead: (phone: string) =>
    `These programs may pay for care at home. This is an estimate: the office named with each program decides. ` +
    `Questions? Call ${phone}. If you didn’t ask for this email, you can ignore it.`,
  again: 'Answer the questions again',
};

const es: typeof en = {
  subject: 'Qué programas pueden pagar el cuidado en el hogar',
  lead: (phone) =>
    `Estos programas pueden pagar el cuidado en el hogar. Esto es un cálculo aproximado: decide la oficina que se nombra en cada programa. ` +
    `¿Tiene preguntas? Llame al ${phone}. Si no pidió este correo, no tiene que hacer nada.`,
  again: 'Responder las preguntas otra vez',
};

export const emailTexts: Readonly<Record<SiteLanguage, typeof en>> = { en, es };
