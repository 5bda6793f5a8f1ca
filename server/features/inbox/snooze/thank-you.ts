import { normalizeText } from '../../../services/sms/tokenize';

const thanks = ['thanks', 'thank', 'thx', 'thankyou', 'ty', 'gracias', 'appreciate', 'appreciated'];

/** Words that people add to a thank-you without saying anything else. */
const fillers = new Set(
  `a again all and awesome blessed bless day everyone everything evening for god good got great have
  help helping i it kind lot lots ma am maam mil much muchas my nice no ok okay perfect problem received so sir
  sounds sure that the this time u very weekend well will wonderful y yes you your de todo por la ayuda buen
  dia tenga`.split(/\s+/),
);

const maxWords = 15;

/** True for a message that only thanks, such as 'Ok, thank you so much!' or '👍'. A question never does. */
export function isThankYou(text: string): boolean {
  if (/[?¿\d]/.test(text)) return false;
  const words = normalizeText(text).split(' ').filter(Boolean);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(text);
  return (
    words.length <= maxWords &&
    words.some((word) => thanks.includes(word)) &&
    words.every((word) => thanks.includes(word) || fillers.has(word))
  );
}
