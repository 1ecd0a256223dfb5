type Alert = {
  text: string;
  /** The form field it is about: closing the alert puts the focus there. */
  fieldId: string;
  /** Set where the text is wholly English. */
  lang?: 'en-IN';
};

/** The alerts of the specification's error catalogue, word for word. */
export const alerts = {
  firstNameMissing: {
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    fieldId: 'love-first-name',
  },
  secondNameMissing: {
    text: 'Yaar dusre ka nam bhi dal do 😢',
    fieldId: 'love-second-name',
  },
  studentNameMissing: {
    text: 'Please enter your name to start the quiz!',
    fieldId: 'quiz-name',
    lang: 'en-IN',
  },
} as const satisfies Record<string, Alert>;

export type AlertId = keyof typeof alerts;

export const alertOf = (id: AlertId): Alert => alerts[id];
