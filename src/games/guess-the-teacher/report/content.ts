import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by the best score, of 50; highest band first. */
export const remarks: readonly Band[] = [
  { from: 50, text: 'Poore 50! Staff meeting mein bitha dein, toh kisi ko farq pata na chale.' },
  { from: 35, text: 'Class mein sunte the, score se pata chala. Hum toh samjhe the so rahe ho.' },
  { from: 20, text: "Pehchan theek hai. Bas good morning bolte time ma'am ko sir mat bolna." },
  { from: 0, text: 'New admission jaisa score. Do class aur lo, chaal se bhi pehchan loge.' },
];
