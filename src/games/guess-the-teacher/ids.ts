/** The heading with the catchphrase; it gets the focus when a new round starts. */
export const TEACHER_ID = 'teacher';
export const ROUND_ID = 'teacher-round';
