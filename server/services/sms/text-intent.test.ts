import { describe, expect, test } from 'vitest';
import { detectIntent, isAnsweredByTwilio, isCryForHelp } from './text-intent';

const companies = ['Larkspan Home Care', 'Larkspan Home Care of New Jersey'];
const intent = (Body: string) => detectIntent({ Body }, companies);

const texts = (list: string) => list.trim().split(/\s*[|\n]\s*/);

describe('opting out', () => {
  test.each([
    ...texts(`
      STOP | Stop. | STOPALL | Stop all | Unsubscribe | cancel | END | quit | revoke | opt-out | Opt out
      ALTO | PARAR | ＳＴＯＰ | S T O P | S.T.O.P. | STOPP | Stop!!! 🛑 | unsuscribe | unsubcribe
      Stop Sent from my iPhone | ÁLTO | STOP2QUIT | stop to end | Remove | unsub | unscubscribe | stpo | ST OP | cease and desist
      no más | Por favor pare | basta | ALTO por favor | cancelar suscripción | ARRÊT | Kanpe | Стоп | 停止 | 退订 | 중지 | توقف
    `),
    ' stop ',
    'STO\u200BP',
    'STOP\nSent from my iPhone',
    'STOP\n-- \nRosa Diaz\nBrooklyn',
  ])('keyword: %j', (text) => {
    expect(intent(text)).toBe('stop');
  });

  test.each(
    texts(`
      Stop please | STOP!!! now | STOP STOP | OK stop | hey stop | No. Stop | Can you stop | Can you stop?
      Stop thank you so much | Stop Larkspan | Stop, Larkspan Home Care | please cancel | no more
      No more please | Stop, I found another agency
      STOP! My mother passed away in March and I cannot bear these.
      We found another agency for my mother last week, thank you for everything. Please stop.
      Stop texting me | No more texts please | Don't text me | Quit sending me these texts
      do not send me any more messages | Please do not contact me | Can you not text me
      I don't want any more texts | I do not want texts | I don't want you to text me | cancel texts
      End all texts | stop my texts | stop text messages | stop bothering me | Stop calling and texting me
      Why do you not stop? Stop texting us! | I want you to stop sending me messages
      If you don't stop texting me I will sue | Why won't you stop texting me
      I asked you to stop texting me | no más mensajes
      Please stop texting me, I found another agency already and we do not need this
      My mother has a nurse now and is doing very well with her, so we don't want any more texts from you
      I have asked you three times before to stop texting me and you still write every single day
      I want to opt out | opt me out | How do I opt out? | I already opted out | I'd like to unsubscribe
      unsubscribe me | Unsubscribe from this list | revoke consent
      I revoke my consent to receive text messages | remove my number | lose my number
      take me off your list | Please remove me from this | remove me | wrong number
      Sorry, you have the wrong number | leave me alone
      I would like to unsubscribe from these texts because my aide calls me every morning anyway
      not interested, stop | Not interested please remove me | please remove my name from your list | Take my number off
      please delete my number from your records | you have the wrong number please stop | Wrong number, please remove
      stop w the texts | stop msgs | stop sending these | Stop spam | SPAM stop | Please discontinue texts | please discontinue
      I no longer want to receive these messages | Don't text this number again | Stop texting my phone | pls no more
      I asked you to stop | I already said STOP | He passed away please remove him from your list
      no quiero recibir mensajes | no quiero más mensajes | ya no me escriban
      Salir | BAJA | baja por favor | dejen de textearme | Deje de escribirme por favor | dejen de mandar mensajes | Denme de baja
      Quiero darme de baja | no me texteen más | no me manden más mensajes | Por favor no me escriban | basta de mensajes
      quítenme de la lista | Sáquenme de su lista | borren mi número | Ya no quiero que me manden mensajes | número equivocado
    `),
  )('plain language: %s', (text) => {
    expect(intent(text)).toBe('stop');
  });

  test.each([
    ...texts(`
      "STOP" | “Stop texting me” | Please "stop" texting me | You said “reply STOP to opt out”. Stop
      Liked my visit. Stop texting me
    `),
    '> Larkspan: Your visit is tomorrow.\nSTOP',
    ...texts(`
      I liked “your visit”. Stop texting me | Loved it. Stop texting me please | 👍 STOP | STOP 👍 | 👎 stop texting me
      I don't like it, stop texting me | Liked “Hello there friend” Stop texting me | 'STOP' | Don’t you understand ‘no’? Stop texting me
      It's my mom's phone. Stop texting me
    `),
  ])('the sender’s own words beside a quotation: %j', (text) => {
    expect(intent(text)).toBe('stop');
  });
});

describe('messages that only resemble an opt-out', () => {
  test.each([
    ...texts(`
      Liked “We can stop texting you if you like.” | Loved "Reply STOP to opt out" | Disliked “STOP”
      Laughed at “Please don’t text me “again”” | Removed a heart from “Larkspan: Reply STOP to opt out.”
      Reacted 👍 to “Stop texting me” | 👍 to “ We can stop texting you if you like. ”
      Le gustó “Responda STOP para no recibir más mensajes”
      You wrote "reply to stop texting me" and I wonder what that means
    `),
    '> We can stop texting you if you like.\nNo, I like them',
    ...['Liked', 'Loved', 'Disliked', 'Laughed at', 'Emphasized', 'Emphasised', 'Questioned'].map(
      (verb) => `${verb} “Stop texting me”`,
    ),
    ...[
      'a like',
      'a heart',
      'a dislike',
      'a laugh',
      'an exclamation',
      'a question mark',
      'a 👍',
    ].map((kind) => `Removed ${kind} from “Stop texting me”`),
    ...texts(`
      Reacted 👍🏽 to “Stop texting me” | Reacted with 😂 to “Stop texting me” | Removed a reaction from “Stop texting me”
      ❤️ to “Stop texting me” | ​👍​ to “​Stop texting me​” | ‼️ a «Stop texting me» | 👍 to "Stop texting me"
      Reacted 👍 to: “Stop texting me” | Reacted 👍 “Stop texting me” | 👍 “Stop texting me” | 👍 removed from “Stop texting me”
      Removed 👍 from “Stop texting me” | Liked: "Stop texting me" | Liked "Stop texting me
      Le gustó “Stop texting me” | Le encantó “Stop texting me” | No le gustó “Stop texting me” | Se rió de “Stop texting me”
      Enfatizó “Stop texting me” | Cuestionó “Stop texting me” | Destacó “Stop texting me” | Reaccionó con 👍 a “Stop texting me”
      Quitó un me gusta de “Stop texting me” | Eliminó un corazón de “Stop texting me” | Me gusta “Stop texting me”
      A aimé « Stop texting me » | A adoré « Stop texting me » | N’a pas aimé « Stop texting me » | A ri de « Stop texting me »
      A réagi avec 👍 à « Stop texting me » | A ajouté un 👍 à « Stop texting me »
      Gefällt „Stop texting me“ | Hat „Stop texting me“ mit „Gefällt mir“ markiert | Hat mit 👍 auf „Stop texting me“ reagiert
      Adorei “Stop texting me” | Curtiu “Stop texting me” | Amou “Stop texting me” | Riu de “Stop texting me”
      Понравилось «Stop texting me» | Lubi „Stop texting me” | ha messo Mi piace a “Stop texting me”
      喜歡「Stop texting me」 | 赞了“Stop texting me” | 좋아함 “Stop texting me” | Renmen “Stop texting me”
      Liked an image | Loved a photo | Liked “STOP” | Loved “Larkspan Home Care: you will get no more texts from us. Reply START to get texts again.”
      Zareagował 👍 na “STOP” | Polubił “STOP” | kedveli: „STOP” | 👍 reagált erre: „STOP” | Reagoval 👍 na „STOP” | Đã thích “STOP”
      對「STOP」按讚 | Gefällt: „STOP“ | Herz von „STOP“ entfernt | Очень понравилось «STOP» | Aimé “STOP”
      Placed a question mark on “STOP” | Rosa liked “Reply STOP to opt out” | Replied to “Reply STOP to opt out”: Yes thank you
      Questioned “Reply STOP to opt out, HELP for help.” | Liked ‘Stop texting me’ | Laughed at 'Reply STOP to opt out'
    `),
    'Liked “Larkspan Home Care: We can stop texting you.\n\nReply STOP to opt out”',
    'On Nov 20, Larkspan wrote:\n> Reply STOP to opt out\nThank you',
    'Your text says «Reply STOP to opt out» but I want to stay',
    'Someone sent me 「stop texting me」 from you?',
  ])('quotation or reaction: %j', (text) => {
    expect(intent(text)).toBeNull();
  });

  test.each(
    texts(`
      no me manden otra enfermera | Quiero darme de baja del programa de Medicaid | la presión está baja | ¿Puede salir mi mamá? | no quiero dejar de recibir ayuda
      Le di la pastilla, no baja | Espere, ya baja | no baja | Dejen mensajes en mi buzón | Sáquenme ya por favor
      dejen de mandar a esa enfermera | quiten la silla de ruedas | Voy a salir mañana | mi número es 5550199
      Can you stop by tomorrow | Can you stop by? | stop by at 3 | bus stop
      The bus stop is on Main Street | Which stop? | Is it the Main St. stop? | I take the B44. Last stop.
      Her heart could stop | I can't stop crying | Should I give her the pill? Or stop?
      The pain did not stop | When does the shift end
      We had to stop her medicine last week and the doctor said that no more texts from the pharmacy would come
      no more pain since Monday | No more texts from the aide since Monday | no more pills left
      I have no more messages | I don't text, please call | You never text me back!
      Please don't text me after 9 pm | Do not contact my son, call me | Did you lose my number?
      Don't leave me alone | He won't leave me alone | I gave you the wrong number for my aide
      Please take me off the schedule for Friday | Please cancel my appointment | cancel Monday
      Please cancel my message, I found it | My ex will not stop texting me | I need to cancel
      Can I opt out of the dental plan? | I want to unsubscribe from Medicare mail
      I revoke my consent for the surgery | Please remove my number and add 212 555 0199
      I told my ex to stop texting me and now he comes to the house, can somebody please call me
      I don't want messages left on my machine | don't contact the doctor yet | unsubscribe her from Meals on Wheels?
      We have got to STOP this terrible bill from passing!! | Please stop the aide from coming on Sunday | stop at the pharmacy
      Doctor said to stop the medication | Should I reply STOP? | If I text STOP will my aide still come? | how do I stop the medicine
      Sorry I wrote STOP by accident, please keep texting me | I typed stop by mistake | Stop service on Friday | stop payment on my check
      wrong number of hours on my pay stub | remove the Friday visit | My aide quit | the aide did not stop at the store
      No quiero cancelar la visita | cancelar la visita del martes | El dolor no para | Pare en la farmacia por favor
      Larkspan Home Care: we received your eligibility check. Questions? (212) 555-0100. Reply STOP to opt out, HELP for help.
    `),
  )('about something else: %s', (text) => {
    expect(intent(text)).toBeNull();
  });

  test.each(
    texts(`
      don't stop | Do not stop | Please don't stop texting me | Never stop
      I don't want you to stop sending me texts | I hope you don't stop texting me
      Did you stop texting me? | Why did you stop sending messages | I did not opt out
      I never unsubscribed | I didn't unsubscribe | I never said stop | I quit on Friday
    `),
  )('the opposite or a question: %s', (text) => {
    expect(intent(text)).toBeNull();
  });

  test.each([
    'Can you call me at 5?',
    'I need help for my mother',
    'My aide did not send the form',
    'Yes',
    '',
    'Sent from my iPhone',
  ])('unrelated: %j', (text) => {
    expect(intent(text)).toBeNull();
  });
});

describe('opting in', () => {
  test.each([
    ...texts(`
      START | unstop | Please start | Please start texting again | start please
      please start texting me again | Start sending me texts again please | resume text messages | opt in | Resubscribe
    `),
    'Start\nSent from my iPad',
  ])('%j opts in', (text) => {
    expect(intent(text)).toBe('start');
  });

  test.each(
    texts(`
      Who said you can text me?! | Why do you think you can text me again | I never said you may text me
      You can text me again | When can you start | start Monday | Please start care on Monday
      start texting my daughter | Please start sending the aide
    `),
  )('"%s" does not opt in', (text) => {
    expect(intent(text)).toBeNull();
  });

  test.each([
    'yes start',
    'ok start',
    'Yes, please start',
    'OK start texting me again',
    'Sí, start',
  ])('"%s" opts in only from a number that has opted out', (Body) => {
    expect(detectIntent({ Body }, companies, true)).toBe('start');
    expect(detectIntent({ Body }, companies, false)).toBeNull();
  });

  test.each(['Yes', 'OK start Monday', 'yes please start the care', 'ok'])(
    '"%s" does not opt in, even after an opt-out',
    (Body) => {
      expect(detectIntent({ Body }, companies, true)).toBeNull();
    },
  );
});

describe('asking for help', () => {
  test.each(
    texts(`
      HELP | help? | info | Help please | please help | Info please | pls help | AYUDA | ayuda por favor
      Information
    `),
  )('"%s" asks for help', (text) => {
    expect(intent(text)).toBe('help');
  });

  test.each(['Help me', 'please help me', 'Help us please', 'Ayúdame'])(
    '"%s" gets the reply to HELP and is also a message for the office',
    (Body) => {
      expect([intent(Body), isCryForHelp({ Body })]).toEqual([null, true]);
    },
  );

  test.each(
    texts(`
      I need help please | Can you help me? | Help me find an aide | help with the form | help is here
      info about prices please | Thank you for your help | Ayuda para mi madre
    `),
  )('"%s" is only a message for the office', (Body) => {
    expect([intent(Body), isCryForHelp({ Body })]).toEqual([null, false]);
  });
});

test('uses Twilio’s own opt-out type', () => {
  const detect = (OptOutType: string) => detectIntent({ Body: 'ADIOS', OptOutType });
  expect(['STOP', 'START', 'HELP', 'toString'].map(detect)).toEqual([
    'stop',
    'start',
    'help',
    null,
  ]);
});

test('treats only plain keywords and Twilio’s own opt-outs as answered by Twilio', () => {
  const answered = ['Stop.', 'Stop please', 'ＳＴＯＰ', 'stop all'].map((Body) =>
    isAnsweredByTwilio({ Body }),
  );
  expect(answered).toEqual([true, false, false, false]);
  expect(isAnsweredByTwilio({ Body: 'ADIOS', OptOutType: 'STOP' })).toBe(true);
});

// Quadratic time would exceed the test timeout.
test('handles long repetitive text quickly', () => {
  const pieces = [
    'stop ',
    'please ',
    "don't want to ",
    'no more ',
    'stop sending me ',
    '-- ',
    ' .',
  ];
  for (const piece of [...pieces, 'sent from my ', '“', '"a ', 'liked “a ', '👍 ']) {
    expect(() => intent(`a${' '.repeat(100_000)}b`)).not.toThrow();
    for (const start of ['', '“', 'Liked “', 'removed ']) {
      expect(() => intent(start + piece.repeat(5_000 / piece.length))).not.toThrow();
    }
  }
});
