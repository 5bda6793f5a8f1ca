import { createContext, useContext, type ReactNode } from 'react';

/** The answer is already rendered, because importing the component map here would be a cycle. */
export type Faq = {
  /** The id of its element. */
  id: string;
  question: string;
  topic: string;
  isLocal: boolean;
  answer: ReactNode;
};

const FaqContext = createContext<readonly Faq[]>([]);

export function FaqProvider({ faqs, children }: { faqs: readonly Faq[]; children: ReactNode }) {
  return <FaqContext.Provider value={faqs}>{children}</FaqContext.Provider>;
}

export function useFaqs(): readonly Faq[] {
  return useContext(FaqContext);
}
