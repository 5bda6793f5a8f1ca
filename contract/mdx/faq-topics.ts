/** What a question in content/faqs is about. */
export const faqTopics = ['eligibility', 'care', 'paying', 'working'] as const;
