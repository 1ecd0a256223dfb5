import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by how many of a hundred guesses were right; highest band first. */
export const remarks: readonly Band[] = [
  { from: 75, text: 'Chehra padhna aata hai. Kaash question paper bhi itne dhyaan se padhte.' },
  { from: 50, text: 'Chor aadhe se zyada pakde. Staff room ki chalk bhi dhoondh do.' },
  { from: 25, text: 'Shak achcha, pakad kachchi. Agli baar kaan ka rang dekhna.' },
  { from: 0, text: 'Sab Chor azaad hain, aur canteen mein tumhara naam likha rahe hain.' },
];
