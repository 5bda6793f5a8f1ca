/** Sentences that the specification prescribes (sections 5 and 8). */
export const messages = {
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  dobRequired: 'DOB is required',
  phoneRequired: 'Phone number is required',
  phonePattern: 'Please enter a valid US phone number',
  phoneDigits: 'Please enter a valid 10-digit US phone number',
  phoneListed: 'Phone number already exists',
  timeRequired: 'Time is required',
  sent: 'Message Sent successfully',
  sendFailed: 'Error sending email',
} as const;

export const unexpectedErrorMessage = 'Something went wrong on our side. Please try again.';
