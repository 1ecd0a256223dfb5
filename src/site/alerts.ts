/**
 * The alerts of the specification's error catalogue, word for word, each with the id of the form
 * field it is about: closing the alert puts the focus there.
 */
export const alerts = {
  firstNameMissing: {
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    fieldId: 'love-first-name',
  },
  secondNameMissing: {
    text: 'Yaar dusre ka nam bhi dal do 😢',
    fieldId: 'love-second-name',
  },
} as const;

export type AlertId = keyof typeof alerts;
