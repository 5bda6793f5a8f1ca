import { createContext, useContext } from 'react';
import { en, type Texts } from '../../shared/texts/en';

const TextsContext = createContext<Texts>(en);

export const TextsProvider = TextsContext.Provider;

/** The texts of public pages in the language of the page. React islands have their own catalog (src/islands/forms). */
export const useTexts = () => useContext(TextsContext);
