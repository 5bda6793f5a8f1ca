/** What the form holds (specification section 3); `phoneNumber` is sent as `contact`. */
export type EligibilityValues = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  time: string;
  dob: string;
  email: string;
  medicate: string;
  file: FileList | null;
  consent: boolean;
  /** Left empty by people: a guard against robots. */
  website: string;
};

export type FieldName = keyof EligibilityValues;

/** What is wrong, by field, in words. */
export type Problems = Partial<Record<FieldName, string>>;

/** The fields that can be wrong, in the order of the form. */
export const fieldOrder = [
  'firstName',
  'lastName',
  'phoneNumber',
  'time',
  'dob',
  'email',
  'medicate',
  'file',
] as const satisfies readonly FieldName[];

/** The choices of the preferred call time; the text itself is sent. */
export const callTimes = ['Morning (9–12)', 'Afternoon (12–5)', 'Any time'] as const;

/** The id of a field's control; `form` is the id of the form. */
export function controlId(form: string, name: FieldName): string {
  return `${form}-${name}`;
}
