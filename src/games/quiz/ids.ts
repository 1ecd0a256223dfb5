/** The field with the name. */
export const NAME_ID = 'quiz-name';

/** The heading with the question; it gets the focus when a question is opened. */
export const QUESTION_ID = 'quiz-question';
