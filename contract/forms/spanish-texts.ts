import { consentHint } from '../sms/constants';
import { heicMessage } from '../shared/photos';

/** The Spanish of the English texts of forms. {names} stand for values. */
export const spanishTexts: Readonly<Record<string, string>> = {
  // Fields of several forms
  '(optional)': '(opcional)',
  'Where is care needed?': '¿Dónde se necesita el cuidado?',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Phone number': 'Número de teléfono',
  '10 digits, with the area code': '10 números, con el código de área',
  Email: 'Correo electrónico',
  Yes: 'Sí',
  No: 'No',
  'Leave this empty': 'Deje esto en blanco',
  'Up to {count} characters': 'Hasta {count} caracteres',
  '1 character left': 'Queda 1 letra',
  '{count} characters left': 'Quedan {count} caracteres',
  '1 character too many': 'Sobra 1 letra',
  '{count} characters too many': 'Sobran {count} caracteres',
  'The text is too long': 'El texto es demasiado largo',
  'Almost at the limit': 'Casi en el límite',
  '{company} may text me about this request and about my care':
    '{company} puede enviarme mensajes de texto sobre esta solicitud y sobre mi cuidado',
  '{company} may text me about this request and about my work':
    '{company} puede enviarme mensajes de texto sobre esta solicitud y sobre mi trabajo',
  [consentHint]:
    'No tiene que aceptar. Normalmente enviamos de 1 a 4 mensajes por cada solicitud. Su compañía puede cobrarle por mensajes y datos. Responda STOP para dejar de recibirlos en cualquier momento, o HELP para pedir ayuda. Nunca compartimos su número de celular para publicidad:',
  'privacy policy (opens in a new tab)': 'política de privacidad (se abre en otra pestaña)',

  // Sending
  'Sending…': 'Enviando…',
  'This is taking longer than usual. Please keep this page open.':
    'Esto tarda más de lo normal. No cierre esta página.',
  'We’re not sure this was sent.': 'No sabemos con seguridad si esto se envió.',
  'This wasn’t sent.': 'Esto no se envió.',
  'Your answers are still here.': 'Sus respuestas siguen aquí.',
  'If you try again, we won’t get it twice.': 'Si lo intenta otra vez, no nos llegará dos veces.',
  'Try again': 'Intentar otra vez',
  'Choose another file or shorten your text, then send it again.':
    'Elija otro archivo o acorte su texto, y envíelo otra vez.',
  'Or call us: {phone}': 'O llámenos: {phone}',
  'There is a problem': 'Hay un problema',
  'Something went wrong on our side.': 'Algo falló de nuestro lado.',
  'Something went wrong on our side. Please try again.':
    'Algo falló de nuestro lado. Intente otra vez.',
  'Something went wrong. Please try again.': 'Algo falló. Intente otra vez.',
  'The connection failed. Check your internet connection and try again.':
    'Falló la conexión. Revise su conexión a internet e intente otra vez.',
  'Message Sent successfully': 'Su mensaje se envió',
  'Error sending email': 'No se pudo enviar',
  'If it can’t wait, call {phone}. If someone is in danger, call 911 first.':
    'Si no puede esperar, llame al {phone}. Si alguien está en peligro, llame primero al 911.',
  'Someone in our {place} office will read it.':
    'Una persona de nuestra oficina de {place} lo leerá.',
  Close: 'Cerrar',

  // A booked call
  'When should we call?': '¿Cuándo quiere que le llamemos?',
  'As soon as you can': 'Lo antes posible',
  'That time was just taken. Choose another time.':
    'Alguien acaba de tomar esa hora. Elija otra hora.',
  'To choose another time, send this form again.':
    'Para elegir otra hora, envíe este formulario otra vez.',
  'Add to calendar': 'Agregar al calendario',
  'Call from {company}': 'Llamada de {company}',

  // Eligibility
  'Check your eligibility': 'Vea si califica',
  'Tell us how to reach you, and we’ll call you back. It’s free. Want to talk now? Call {phone}.':
    'Díganos cómo comunicarnos con usted y le llamamos. Es gratis. ¿Quiere hablar ahora? Llame al {phone}.',
  'See what may pay for care first, with no name or birth date':
    'Primero vea qué programas pueden pagar el cuidado, sin dar nombre ni fecha de nacimiento',
  'Can’t talk on the phone? Ask for a reply by email':
    '¿No puede hablar por teléfono? Pida que le contestemos por correo electrónico',
  'Who needs care?': '¿Quién necesita el cuidado?',
  'I’m asking for myself': 'Pregunto por mí',
  'I’m asking for someone else': 'Pregunto por otra persona',
  'Your name': 'Su nombre',
  'How do you know the person?': '¿Qué relación tiene con la persona?',
  'For example, daughter, neighbor, or social worker':
    'Por ejemplo: hija, vecino o trabajadora social',
  'Now enter the name and date of birth of the person who needs care, and the phone number where we can call you.':
    'Ahora escriba el nombre y la fecha de nacimiento de la persona que necesita el cuidado, y el número donde podemos llamarle a usted.',
  'When should we call you?': '¿Cuándo le llamamos?',
  'Morning (9:00 AM–noon)': 'Por la mañana (de 9:00\u00a0a.\u00a0m. a mediodía)',
  'Afternoon (noon–5:00 PM)': 'Por la tarde (de mediodía a 5:00\u00a0p.\u00a0m.)',
  'Any time': 'A cualquier hora',
  'Date of birth': 'Fecha de nacimiento',
  'For example, 4/12/1948': 'Mes, día y año. Por ejemplo: 4/12/1948',
  'Medicaid number': 'Número de Medicaid',
  'You’ll find it on the front of the Medicaid card.':
    'Está en el frente de la tarjeta de Medicaid.',
  'Photo of the benefit card': 'Foto de la tarjeta de beneficios',
  'A photo or a PDF, up to 10 MB': 'Una foto o un PDF, de hasta 10 MB',
  'Send my answers': 'Enviar mis respuestas',
  'We may already have your information.': 'Quizás ya tenemos sus datos.',
  'Please call us at {phone}, and we’ll help you right away.':
    'Llámenos al {phone} y le ayudamos de inmediato.',
  'You can also enter another number where we can reach you.':
    'También puede escribir otro número donde podamos llamarle.',
  'Received. See what’s next': 'Recibido. Vea qué sigue',
  'Not confirmed yet. Try again': 'Sin confirmar. Intente otra vez',
  'We have your answers': 'Tenemos sus respuestas',
  'Someone from {company} will look at them.': 'Una persona de {company} las revisará.',
  'You don’t need to send anything else.': 'No tiene que enviar nada más.',
  'Send another': 'Enviar otro formulario',
  Name: 'Nombre',
  Phone: 'Teléfono',
  'Asked by': 'Quién pregunta',
  'When to call': 'Cuándo llamar',
  'Also received': 'También recibimos',
  'benefit card': 'tarjeta de beneficios',
  Office: 'Oficina',
  'Office hours': 'Horario de la oficina',
  'Can’t wait? Call the office. If someone is in danger, call 911 first.':
    '¿No puede esperar? Llame a la oficina. Si alguien está en peligro, llame primero al 911.',

  'Tell us how to reach you. We’ll call you back with your answers in front of us.':
    'Díganos cómo comunicarnos con usted. Le llamamos y ya tendremos sus respuestas a la mano.',
  'Anything we should know?': '¿Algo que debamos saber?',
  'Anything we should know': 'Lo que debemos saber',
  'Answers from “What may pay for care”':
    'Respuestas de “Qué programas pueden pagar el cuidado”, en inglés para la oficina',
  'We send these along, so that no one asks you twice. You can change or remove them.':
    'Las enviamos con su solicitud para que nadie le pregunte dos veces. Puede cambiarlas o borrarlas.',

  // Contact
  'How should we reply?': '¿Cómo quiere que le respondamos?',
  'By phone': 'Por teléfono',
  'By email': 'Por correo electrónico',
  'Your message': 'Su mensaje',
  'Please leave out Medicaid numbers and dates of birth. We’ll ask for them when we talk.':
    'No escriba números de Medicaid ni fechas de nacimiento. Se los pedimos cuando hablemos.',
  'Send my message': 'Enviar mi mensaje',
  'We have your message': 'Tenemos su mensaje',
  'Send another message': 'Enviar otro mensaje',

  // Classes
  'Which state do you want to work in?': '¿En qué estado quiere trabajar?',
  'Do you already have a certificate?': '¿Ya tiene un certificado?',
  'No, I’m just starting': 'No, estoy empezando',
  'Yes, as a personal care aide (PCA)': 'Sí, de asistente de cuidado personal (PCA)',
  'Yes, as a certified nurse aide (CNA)': 'Sí, de auxiliar de enfermería certificado (CNA)',
  'Yes, another one, or from another state': 'Sí, otro, o de otro estado',
  'When can you come to class?': '¿Cuándo puede venir a clase?',
  'Weekday mornings and afternoons': 'Entre semana, por la mañana o por la tarde',
  'Weekday evenings': 'Entre semana, por la noche',
  Weekends: 'Fines de semana',
  'Any of these': 'En cualquiera de estos horarios',
  'Language you learn best in': 'Idioma en el que aprende mejor',
  'For example, Spanish': 'Por ejemplo: español',
  'Do you have any questions?': '¿Tiene alguna pregunta?',
  'Request a spot': 'Pedir un lugar',
  'We have your request': 'Tenemos su solicitud',
  'We’ll tell you which approved classes are near you, when the next one starts, and what to bring. No one will ask you for money on that call.':
    'Le decimos qué clases aprobadas hay cerca de usted, cuándo empieza la próxima y qué debe traer. Nadie le pide dinero en esa llamada.',

  // Applications
  'Apply for this job': 'Solicitar este empleo',
  'This job is a sample, so nobody will call you. Try the form to see how an application reaches the office.':
    'Este empleo es una muestra, así que nadie le llamará. Pruebe el formulario para ver cómo llega una solicitud a la oficina.',
  'It takes about 5 minutes. You don’t need a résumé, and applying is free.':
    'Toma unos 5 minutos. No necesita currículum, y la solicitud es gratis.',
  'See open jobs': 'Ver los empleos disponibles',
  'Do you have a certificate or license for this work?':
    '¿Tiene un certificado o una licencia para este trabajo?',
  'For example, HHA, PCA, CHHA, CNA, or RN. Some jobs don’t need one. You can apply either way.':
    'Por ejemplo: HHA, PCA, CHHA, CNA o RN. Algunos empleos no lo piden. Puede hacer la solicitud de todos modos.',
  'Languages you speak': 'Idiomas que habla',
  'When can you work?': '¿Cuándo puede trabajar?',
  'For example: weekday mornings, every other weekend':
    'Por ejemplo: entre semana por la mañana, un fin de semana sí y otro no',
  'Anything else we should know?': '¿Algo más que debamos saber?',
  Résumé: 'Currículum',
  'A PDF or Word file, up to 5 MB': 'Un archivo PDF o de Word, de hasta 5 MB',
  'Send my application': 'Enviar mi solicitud',
  'Your test application was sent': 'Su solicitud de prueba se envió',
  '“{title}” is a sample job. The office can see what you sent, but nobody will call you.':
    '“{title}” es un empleo de muestra. La oficina puede ver lo que envió, pero nadie le llamará.',
  'We have your application': 'Tenemos su solicitud',
  'You applied for “{title}”. Here’s what happens next:':
    'Usted solicitó el empleo “{title}”. Esto es lo que sigue:',
  'Someone in our {place} office will read it by {day} and then call you at {phone}.':
    'Una persona de nuestra oficina de {place} la leerá a más tardar {day} y después le llamará al {phone}.',
  'If it’s a match, we’ll ask you to come in. Bring your ID, and your certificate if the job asks for one.':
    'Si el empleo es para usted, le pedimos que venga. Traiga su identificación, y su certificado si el empleo lo pide.',
  'You’ll meet the nurse or supervisor before you start.':
    'Conocerá a la enfermera o a la persona que supervisa antes de empezar.',
  'We never ask applicants for money. To change your phone number or withdraw your application, call {phone}.':
    'Nunca pedimos dinero a quien busca empleo. Para cambiar su número de teléfono o retirar su solicitud, llame al {phone}.',

  // Help desk
  'Choose what you need, and its questions appear. If they don’t, choose “Something else” and write what you need, or call {phone}.':
    'Elija lo que necesita y aparecen las preguntas. Si no aparecen, elija “Otra cosa” y escriba lo que necesita, o llame al {phone}.',
  'What do you need?': '¿Qué necesita?',
  'Pay stub': 'Talón de pago',
  'The paper that shows your hours and your pay': 'El papel que muestra sus horas y su pago',
  'Payroll question': 'Pregunta sobre la nómina',
  'Missing hours, a wrong rate, or a missing payment':
    'Horas que faltan, una tarifa equivocada o un pago que falta',
  Supplies: 'Materiales',
  'Gloves, masks, hand sanitizer, and more': 'Guantes, mascarillas, gel para manos y más',
  'Time off (PTO)': 'Tiempo libre (PTO)',
  'Vacation, sick leave, or a day off': 'Vacaciones, días por enfermedad o un día libre',
  'Something else': 'Otra cosa',
  'A letter, a new address, a training date, or a problem at work':
    'Una carta, una dirección nueva, una fecha de capacitación o un problema en el trabajo',
  'What is it about?': '¿De qué se trata?',
  'A few words, for example: letter for my landlord':
    'Unas pocas palabras, por ejemplo: carta para mi casero',
  'Please leave out health details, and use a client’s initials, not their name.':
    'No escriba detalles de salud, y use las iniciales del cliente, no su nombre.',
  'First day of the pay period': 'Primer día del período de pago',
  'Last day of the pay period': 'Último día del período de pago',
  'Hours you worked': 'Horas que trabajó',
  'For example, 37.5': 'Por ejemplo: 37.5',
  'Hours you were paid for': 'Horas que le pagaron',
  '0 if you were not paid': '0 si no le pagaron',
  'What’s wrong?': '¿Qué está mal?',
  'For example, missing days or visits, or the rate you expected. Please use a client’s initials, not their name.':
    'Por ejemplo: días o visitas que faltan, o la tarifa que esperaba. Use las iniciales del cliente, no su nombre.',
  'How many do you need?': '¿Cuántos necesita?',
  'Up to {max} of each. Leave the rest blank.': 'Hasta {max} de cada uno. Deje lo demás en blanco.',
  'We filled in the quantities of your earlier order. Please check them.':
    'Pusimos las cantidades de su pedido anterior. Revíselas.',
  'Remove one': 'Quitar uno',
  'Add one': 'Agregar uno',
  'Gloves, small (box of 100)': 'Guantes chicos (caja de 100)',
  'Gloves, medium (box of 100)': 'Guantes medianos (caja de 100)',
  'Gloves, large (box of 100)': 'Guantes grandes (caja de 100)',
  'Gloves, extra large (box of 100)': 'Guantes extragrandes (caja de 100)',
  'Masks (box of 50)': 'Mascarillas (caja de 50)',
  'Hand sanitizer (bottle)': 'Gel para manos (botella)',
  'Aprons (pack of 20)': 'Delantales (paquete de 20)',
  'Shoe covers (pack of 50)': 'Cubrezapatos (paquete de 50)',
  'Cleaning wipes (pack)': 'Toallitas de limpieza (paquete)',
  'Anything else, and how many?': '¿Algo más, y cuántos?',
  'How do you want to get them?': '¿Cómo quiere recibirlos?',
  'I’ll pick them up at the office': 'Los recojo en la oficina',
  'Mail them to me': 'Envíenmelos por correo',
  'Mailing address': 'Dirección de correo',
  'What kind of time off?': '¿Qué tipo de tiempo libre?',
  Vacation: 'Vacaciones',
  'Sick or safe leave': 'Enfermedad o seguridad',
  'Personal day': 'Día personal',
  Other: 'Otro',
  'First day off': 'Primer día libre',
  'Last day off': 'Último día libre',
  'For one day, enter the same day': 'Si es un solo día, escriba el mismo día',
  'How many hours in all?': '¿Cuántas horas en total?',
  'For example, 8 for one workday': 'Por ejemplo: 8 por un día de trabajo',
  'Anything else the office should know?': '¿Algo más que la oficina deba saber?',
  'About you': 'Sobre usted',
  'Which office do you work for?': '¿Para qué oficina trabaja?',
  'Send my request': 'Enviar mi solicitud',
  'Your office has your request': 'Su oficina tiene su solicitud',
  'Send another request': 'Enviar otra solicitud',
  'Your reference:': 'Su número de referencia:',
  'What happens next': 'Qué sigue',
  'Someone at your office will read it by {day}.':
    'Una persona de su oficina la leerá a más tardar {day}.',
  'They’ll call you at {phone} or write to you if they need to know more.':
    'Le llamarán al {phone} o le escribirán si necesitan saber más.',
  'Your request page shows when they’ve looked at it. When you call, tell them your reference.':
    'La página de su solicitud muestra cuándo la revisaron. Cuando llame, diga su número de referencia.',
  'Check your request': 'Consulte su solicitud',
  'Keep this link. You won’t see it here again.': 'Guarde este enlace. No lo verá aquí otra vez.',
  'We’re also emailing it to you.': 'También se lo enviamos por correo electrónico.',
  'It was not sent by email, so copy it and keep it safe.':
    'No se envió por correo electrónico, así que cópielo y guárdelo bien.',
  'Don’t share it: anyone who has it can see your request. It works for {days} days.':
    'No lo comparta: quien lo tenga puede ver su solicitud. Funciona durante {days} días.',
  'Link to your request': 'Enlace a su solicitud',
  'Copy link': 'Copiar enlace',
  'Link copied': 'Enlace copiado',
  'Link selected. Copy it with your browser.': 'Enlace seleccionado. Cópielo con su navegador.',
  'Open my request': 'Abrir mi solicitud',

  // The status of a request
  'Loading your request…': 'Cargando su solicitud…',
  'This link is incomplete': 'Este enlace está incompleto',
  'The part after the # is missing. Open the link from the page or email you got when you sent your request, or copy all of it again.':
    'Falta la parte que sigue al #. Abra el enlace desde la página o el correo que recibió cuando envió su solicitud, o cópielo completo otra vez.',
  'This link doesn’t work': 'Este enlace no funciona',
  'It’s incomplete or has expired. A link works for {days} days; a link to a file works for {fileDays} days or until your office sends a new one. Open the link in the latest email, or copy all of it again. Or call your office and tell them your reference.':
    'Está incompleto o ya venció. Un enlace funciona durante {days} días; un enlace a un archivo funciona durante {fileDays} días o hasta que su oficina envíe uno nuevo. Abra el enlace del correo más reciente o cópielo completo otra vez. O llame a su oficina y diga su número de referencia.',
  'We couldn’t load your request.': 'No pudimos cargar su solicitud.',
  'This may be out of date. We couldn’t refresh it.':
    'Quizás esto no esté al día. No pudimos actualizarlo.',
  '{place} office:': 'Oficina de {place}:',
  'You’ll find all offices and the form on the {page}.':
    'Todas las oficinas y el formulario están en el {page}.',
  'help desk': 'centro de ayuda',
  Reference: 'Número de referencia',
  'Days off:': 'Días libres:',
  'Pay period:': 'Período de pago:',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  'Approved.': 'Aprobada.',
  'Your office approved your time off.': 'Su oficina aprobó su tiempo libre.',
  'Not approved.': 'No aprobada.',
  'Your office couldn’t approve your time off. Call them to talk about other days.':
    'Su oficina no pudo aprobar su tiempo libre. Llame para hablar de otros días.',
  'This page is private. Don’t share its link. It works until {day}.':
    'Esta página es privada. No comparta su enlace. Funciona hasta el {day}.',
  'Your office looked at it': 'Su oficina la revisó',
  'Your office is looking at it again': 'Su oficina la está revisando otra vez',
  'Your office wrote to you': 'Su oficina le escribió',
  'Your office approved it': 'Su oficina la aprobó',
  'Your office couldn’t approve it': 'Su oficina no pudo aprobarla',
  'Your office is deciding again': 'Su oficina está decidiendo otra vez',
  'Your office added a file for you': 'Su oficina agregó un archivo para usted',
  'The file was removed': 'El archivo se quitó',
  'Next: someone will look at it during office hours and call you if they need to know more.':
    'Sigue: una persona la revisará en horas de oficina y le llamará si necesita saber más.',
  'Your file': 'Su archivo',
  'You can download it until {time}. Save it where no one else can see it.':
    'Puede descargarlo hasta el {time}. Guárdelo donde nadie más pueda verlo.',
  'Download file': 'Descargar archivo',
  'Downloading… This can take a minute.': 'Descargando… Puede tardar un minuto.',
  'Downloaded as {name}. Look in your downloads folder.':
    'Se descargó como {name}. Búsquelo en su carpeta de descargas.',
  'The file didn’t download.': 'El archivo no se descargó.',
  'You can’t download this file anymore. Files stay here for {days} days, unless your office removes them sooner. If you still need it, call your office and tell them your reference.':
    'Ya no puede descargar este archivo. Los archivos quedan aquí {days} días, a menos que su oficina los quite antes. Si todavía lo necesita, llame a su oficina y diga su número de referencia.',
  'Your order': 'Su pedido',
  'Other items you wrote. Your office has them; they’re not shown here.':
    'Otras cosas que usted escribió. Su oficina las tiene; no se muestran aquí.',
  'You’ll pick them up at your office.': 'Los recogerá en su oficina.',
  'Your office will mail them to the address you gave.':
    'Su oficina los enviará por correo a la dirección que dio.',
  'Order again': 'Pedir otra vez',
  'This fills in the form with these quantities. You can change them before you send it. Other items you wrote are not filled in.':
    'Esto llena el formulario con estas cantidades. Puede cambiarlas antes de enviarlo. Las otras cosas que escribió no se incluyen.',

  // Errors
  'First Name is required': 'Escriba el nombre',
  'Last Name is required': 'Escriba el apellido',
  'DOB is required': 'Escriba la fecha de nacimiento',
  'Phone number is required': 'Escriba el número de teléfono',
  'Please enter a valid US phone number': 'Escriba un número de teléfono válido de EE. UU.',
  'Please enter a valid 10-digit US phone number':
    'Escriba un número de teléfono válido de EE. UU., de 10 números',
  'Phone number already exists': 'Ya tenemos este número de teléfono',
  'Time is required': 'Elija cuándo quiere que le llamemos',
  'This looks empty: please type some text': 'Esto parece vacío: escriba algo',
  'Please use at most {max} characters': 'Use {max} caracteres como máximo',
  'Please choose one of the options': 'Elija una de las opciones',
  'Please enter a valid email address, for example name@example.com':
    'Escriba un correo electrónico válido, por ejemplo nombre@example.com',
  'Please enter a valid email address, for example name@example.com, or leave this blank':
    'Escriba un correo electrónico válido, por ejemplo nombre@example.com, o deje esto en blanco',
  'Choose where care is needed': 'Elija dónde se necesita el cuidado',
  'Enter a 5-digit ZIP code, or leave this blank':
    'Escriba un código postal de 5 números o deje esto en blanco',
  'Enter the age in years, or leave this blank': 'Escriba la edad en años o deje esto en blanco',
  'Enter your email address': 'Escriba su correo electrónico',
  'We can’t send more emails now. Please print the page.':
    'Ahora no podemos enviar más correos. Imprima la página.',
  'Choose how we should reply': 'Elija cómo quiere que le respondamos',
  'Enter your email address so we can reply by email':
    'Escriba su correo electrónico para que podamos responderle',
  'Write your message': 'Escriba su mensaje',
  'Choose your state': 'Elija su estado',
  'Choose whether you have a certificate': 'Elija si tiene un certificado',
  'Choose when you can come to class': 'Elija cuándo puede venir a clase',
  'We couldn’t read this date. For example 4 12 1948. If it’s right as it is, send it again.':
    'No pudimos leer esta fecha. Escriba mes, día y año, por ejemplo 4 12 1948. Si está bien así, envíela otra vez.',
  'Choose who you’re asking for': 'Elija por quién pregunta',
  'Enter your name': 'Escriba su nombre',
  'Choose a job first': 'Primero elija un empleo',
  'Choose whether you have the certificate': 'Elija si tiene el certificado',
  'Enter the number of hours': 'Escriba el número de horas',
  'Please enter a number of hours, for example 37.5':
    'Escriba un número de horas, por ejemplo 37.5',
  'These days have only {max} hours': 'Estos días tienen solo {max} horas',
  '{supply}: enter a number from 0 to {max}': '{supply}: escriba un número de 0 a {max}',
  'Enter how many you need of at least one of the supplies':
    'Escriba cuántos necesita de al menos uno de los materiales',
  'Choose what you need': 'Elija lo que necesita',
  'Choose your office': 'Elija su oficina',
  'Enter what it’s about in a few words': 'Escriba en pocas palabras de qué se trata',
  'Write what you need': 'Escriba lo que necesita',
  'Enter the first day of the pay period': 'Escriba el primer día del período de pago',
  'Enter the last day of the pay period': 'Escriba el último día del período de pago',
  'Enter the hours you worked': 'Escriba las horas que trabajó',
  'Enter the hours you were paid for, 0 if none':
    'Escriba las horas que le pagaron; 0 si no le pagaron',
  'Tell us what’s wrong with your pay': 'Díganos qué está mal con su pago',
  'Choose how to get them': 'Elija cómo recibirlos',
  'Enter the address to mail them to': 'Escriba la dirección a la que los enviamos',
  'Choose the kind of time off': 'Elija el tipo de tiempo libre',
  'Enter the first day off': 'Escriba el primer día libre',
  'Enter the last day off': 'Escriba el último día libre',
  'Please enter a date as month/day/year, for example 11/20/2026':
    'Escriba la fecha como mes/día/año, por ejemplo 11/20/2026',
  'Please check the year': 'Revise el año',
  'The last day is before the first day': 'El último día es anterior al primero',
  'More than a year after the first day: please check both years':
    'Más de un año después del primer día: revise los dos años',
  'Choose a photo (JPEG, PNG, or WebP) or a PDF file':
    'Elija una foto (JPEG, PNG o WebP) o un archivo PDF',
  'Choose a PDF or a Word file (DOC or DOCX)': 'Elija un archivo PDF o de Word (DOC o DOCX)',
  'This file is empty. Please choose another one': 'Este archivo está vacío. Elija otro',
  'This file is too large ({size} MB). Please choose one of at most {max} MB':
    'Este archivo es demasiado grande ({size} MB). Elija uno de {max} MB como máximo',
  'This job is closed. Please look at our other open jobs.':
    'Este empleo ya no está disponible. Vea nuestros otros empleos.',
  'Please fix the errors and try again.': 'Corrija los errores e intente otra vez.',
  'Please attach a photo (JPEG, PNG, or WebP) or a PDF.':
    'Adjunte una foto (JPEG, PNG o WebP) o un PDF.',
  'Please attach a PDF or a Word file (.pdf, .doc, or .docx).':
    'Adjunte un PDF o un archivo de Word (.pdf, .doc o .docx).',
  'This file’s content doesn’t match its name. Please attach a photo or a PDF.':
    'El contenido de este archivo no corresponde a su nombre. Adjunte una foto o un PDF.',
  'This file couldn’t be opened. Please take the photo again, or attach a PDF.':
    'No pudimos abrir este archivo. Tome la foto otra vez o adjunte un PDF.',
  'This file is larger than {max}. Please attach a smaller one.':
    'Este archivo pasa de {max}. Adjunte uno más chico.',
  'This PDF needs a password. Save a copy without one, or attach a Word file.':
    'Este PDF tiene contraseña. Guarde una copia sin contraseña o adjunte un archivo de Word.',
  'We have received too many forms from your connection today. Please call us: {phone}.':
    'Hoy recibimos demasiados formularios desde su conexión. Llámenos: {phone}.',
  'We can’t save or look up anything right now. Please try again in a minute, or call us: {phone}.':
    'Ahora no podemos guardar ni buscar nada. Intente otra vez en un minuto o llámenos: {phone}.',
  'The server is busy. Please try again in a moment.':
    'El servidor está ocupado. Intente otra vez en un momento.',
  [heicMessage]:
    'No podemos leer este tipo de imagen (HEIC). En un teléfono, tome una captura de pantalla de la imagen y elija esa. En una Mac, ábrala en Vista Previa y expórtela como JPEG. En Windows, ábrala en Fotos y guárdela como JPEG.',

  // Pages without script
  'Your form was not sent': 'Su formulario no se envió',
  'Please fix these errors:': 'Corrija estos errores:',
  'Your answers are all still here.': 'Todas sus respuestas siguen aquí.',
  'Please fix the errors, and send the form again.':
    'Corrija los errores y envíe el formulario otra vez.',
  'You can send the form again later.': 'Puede enviar el formulario otra vez más tarde.',
  'If you attached a file, please choose it again.': 'Si adjuntó un archivo, elíjalo otra vez.',
  'To get back to your answers, use your browser’s Back button.':
    'Para volver a sus respuestas, use el botón Atrás de su navegador.',
  'Open the form again': 'Abrir el formulario otra vez',
  'You can also call us:': 'También puede llamarnos:',
  'We received your request': 'Recibimos su solicitud',
  'Write it down, and have it ready when you call the office.':
    'Anótelo y téngalo a la mano cuando llame a la oficina.',
  'Check status': 'Ver el estado',
  'This link works for {days} days. Anyone who has it can see the status of your request, so keep it private.':
    'Este enlace funciona durante {days} días. Quien lo tenga puede ver el estado de su solicitud, así que no lo comparta.',
  'The status page needs JavaScript, which is turned off in this browser. Open the link in another browser, or call your office.':
    'La página de estado necesita JavaScript, que está desactivado en este navegador. Abra el enlace en otro navegador o llame a su oficina.',
  'Reply by': 'Cómo responder',
  Message: 'Mensaje',
  State: 'Estado',
  Certificate: 'Certificado',
  Availability: 'Horario',
  Language: 'Idioma',
  Languages: 'Idiomas',
  Question: 'Pregunta',
  'What may pay for care': 'Qué programas pueden pagar el cuidado',
  'Check your email': 'Revise su correo electrónico',
  'ZIP code': 'Código postal (ZIP)',
  Age: 'Edad',
  Programs: 'Programas',
  'Who needs care': 'Quién necesita el cuidado',
  Relationship: 'Relación',
  'Call time': 'Cuándo llamar',
  'Text messages': 'Mensajes de texto',
  'Benefit card': 'Tarjeta de beneficios',
  Job: 'Empleo',
  'When you can work': 'Cuándo puede trabajar',
  Note: 'Nota',
  'What you need': 'Lo que necesita',
  Subject: 'Asunto',
  'Pay period from': 'Período de pago desde',
  'Pay period to': 'Período de pago hasta',
  'Hours worked': 'Horas que trabajó',
  'Hours paid': 'Horas pagadas',
  'What is wrong': 'Qué está mal',
  'Other supplies': 'Otros materiales',
  'How to get them': 'Cómo recibirlos',
  'Mail to': 'Enviar a',
  'Kind of time off': 'Tipo de tiempo libre',
  'First day': 'Primer día',
  'Last day': 'Último día',
  Hours: 'Horas',
};
