import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by how many of a hundred guesses were right; highest band first. */
export const remarks: readonly Band[] = [
  { from: 75, text: 'Chehra padhna aata hai. Kaash question paper bhi itne dhyaan se padhte.' },
  { from: 50, text: 'Pakad theek hai. Ab staff room ki gayab chalk bhi dhoondh do.' },
  { from: 25, text: 'Shak achcha, pakad kachchi. Agli baar haath ka paseena dekhna.' },
  { from: 0, text: 'Chor wali chit har baar bachi, canteen ka udhaar tumhare naam.' },
];
