/** Gets the focus when a task is ended, as the task's own buttons are then removed. */
export const SPIN_ID = 'spin-bottle';
