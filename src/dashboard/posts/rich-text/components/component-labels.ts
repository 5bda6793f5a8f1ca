/** What the properties of components (contract/mdx/checks/check-properties.ts) are called where they are changed. */
export const propertyWords: Readonly<Record<string, string>> = {
  title: 'Title',
  tone: 'Kind',
  row: 'Arrangement',
  src: 'Address of the picture',
  alt: 'What the picture shows',
  caption: 'Words below the picture',
  topic: 'Questions about',
  name: 'Name of the programme',
  for: 'Who it is for',
  label: 'Words on the button',
  href: 'Address of the file',
  detail: 'Kind and size of the file',
};

/** The same of their values, where there are only some. */
export const valueWords: Readonly<Record<string, string>> = {
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  true: 'Side by side',
  eligibility: 'Eligibility',
  care: 'Care',
  paying: 'Paying',
  working: 'Working with us',
};
