import type { PersonTexts } from './en';

export const es: PersonTexts = {
  helpDesk: {
    subject: 'Su solicitud',
    reference: 'Referencia',
    questions: (phone) => `¿Tiene preguntas? Llame al ${phone}.`,
    receipt: (days) =>
      `Recibimos su solicitud. Con el enlace de abajo puede ver cómo va. Funciona durante ${days} días sin tener que entrar con una cuenta. No reenvíe este correo.`,
    checkStatus: 'Ver el estado',
    decision: {
      approved: 'Su solicitud de tiempo libre fue aprobada.',
      declined: 'Su oficina no pudo aprobar su solicitud de tiempo libre.',
      undecided:
        'Su oficina va a revisar otra vez su solicitud de tiempo libre. La respuesta anterior ya no vale.',
    },
    viewRequest: 'Ver la solicitud',
    file: (days, phone) =>
      'Su oficina agregó un archivo a su solicitud. Ábralo con el enlace de abajo. Funciona durante ' +
      `${days} días sin tener que entrar con una cuenta. No reenvíe este correo. Si usted no lo pidió, llame al ${phone}.`,
    openFile: 'Abrir el archivo',
  },
  application: {
    subject: (company) => `Su solicitud de empleo en ${company}`,
    received: (job) => `Gracias. Recibimos su solicitud para este empleo: ${job}.`,
    next: (phone) =>
      `Nuestra oficina la revisará y le llamará. ¿Tiene preguntas? Llame al ${phone}.`,
    sample: 'Este empleo es un ejemplo, así que nadie le llamará.',
  },
  formReceipt: (promise, phone) =>
    `Gracias. Recibimos lo que nos envió. ${promise} Si no puede esperar, llame al ${phone}. ` +
    'Si alguien está en peligro, llame primero al 911. Si no pidió este correo, no tiene que hacer nada.',
  bookedCall: {
    bookAgain: 'Para cambiar la hora, reserve otra vez',
    reminderSubject: (company) => `Su llamada con ${company}`,
    reminder: (promise, phone) =>
      `${promise} Tenga su teléfono a la mano. ¿Tiene preguntas? Llame al ${phone}. ` +
      'Si no reservó una llamada, no tiene que hacer nada.',
    movedSubject: (company) => `Su llamada con ${company} cambió de hora`,
    moved: (phone) =>
      'Alguien eligió otra hora para su llamada en nuestro formulario. Si fue usted, no tiene que hacer nada. ' +
      `Si no fue usted, llame al ${phone}.`,
  },
  screenerResult: {
    subject: 'Qué programas pueden pagar el cuidado en el hogar',
    lead: (phone) =>
      `Estos programas pueden pagar el cuidado en el hogar. Esto es un cálculo aproximado: decide la oficina que se nombra en cada programa. ` +
      `¿Tiene preguntas? Llame al ${phone}. Si no pidió este correo, no tiene que hacer nada.`,
    again: 'Responder las preguntas otra vez',
  },
  text: {
    confirmation: (company, phone) =>
      `${company}: recibimos sus datos para ver si califica y le vamos a llamar. ¿Preguntas? ${phone}. ` +
      'Pueden aplicarse tarifas de mensajes y datos. Responda STOP para cancelar, HELP para pedir ayuda.',
    stop: (company, phone) =>
      `${company}: ya no le enviaremos mensajes. Responda START para recibirlos otra vez. ¿Preguntas? ${phone}`,
    start: (company) =>
      `${company}: le enviaremos mensajes otra vez. Responda STOP para cancelar, HELP para pedir ayuda.`,
    help: (company, phone) =>
      `${company}: puede escribirnos por este medio o llamar al ${phone}. En una emergencia, llame al 911. Responda STOP para no recibir mensajes.`,
  },
};
