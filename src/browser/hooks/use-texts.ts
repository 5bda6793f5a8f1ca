import { createContext, useContext } from 'react';
import { en } from '../../shared/texts/en';
import type { Texts } from '../../shared/texts/text-types';

const TextsContext = createContext<Texts>(en);

export const TextsProvider = TextsContext.Provider;

/** The texts of public pages in the language of the page. React islands have their own catalog (src/islands/forms). */
export const useTexts = () => useContext(TextsContext);
