import { formatSpanishHours } from '../shared/office-hours/spanish-hours';
import type { SiteLanguage } from '../shared/text/site-languages';
import { spanishTexts } from './spanish-texts';

type Pattern = { pattern: RegExp; spanish: string };

const isPattern = (text: string) => /\{\w+\}/.test(text);

/** '{count} characters left' as an expression, made when it is first needed. */
let patterns: Pattern[] | undefined;

function toPattern([english, spanish]: [string, string]): Pattern {
  const escaped = english
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`,
    );
  return { pattern: new RegExp(`^${escaped.join('')}$`, 's'), spanish };
}

/** The Spanish of what a form says in English; any other text as it is. */
export function translateToSpanish(text: string): string {
  const known = spanishTexts[text];
  if (known !== undefined) return known;
  patterns ??= Object.entries(spanishTexts)
    .filter(([english]) => isPattern(english))
    .map(toPattern);
  for (const { pattern, spanish } of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups !== undefined)
      return (
        spanish
          .replace(/\{(\w+)\}/g, (_whole, name: string) => translateToSpanish(groups[name] ?? ''))
          // After '10:05 a. m.'
          .replace(/\.\.$/, '.')
      );
  }
  return text;
}

/** A function that translates the English texts of forms to a language. */
export function getTranslate(language: SiteLanguage): (text: string) => string {
  return language === 'es' ? translateToSpanish : (text) => text;
}

/** For the forms of a Spanish page. */
export const spanishTranslation = {
  language: 'es',
  translate: translateToSpanish,
  formatHours: formatSpanishHours,
} as const;
