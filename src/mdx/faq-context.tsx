import { createContext, useContext, type ReactNode } from 'react';

/** A question with its answer already drawn (`isLocal`: it is about one region alone): this file may not import the map of components, which imports FaqList. */
export type Faq = {
  id: string;
  question: string;
  topic: string;
  isLocal: boolean;
  answer: ReactNode;
};

const FaqContext = createContext<readonly Faq[]>([]);

/** Gives the region's questions to the FaqLists in a page's text. */
export function FaqProvider({ faqs, children }: { faqs: readonly Faq[]; children: ReactNode }) {
  return <FaqContext.Provider value={faqs}>{children}</FaqContext.Provider>;
}

export function useFaqs(): readonly Faq[] {
  return useContext(FaqContext);
}
