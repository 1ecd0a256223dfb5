import type { CodeError } from './code';

/** The texts of the section that moves the scores to another phone by a transfer code. */
export const transfer = {
  oldPhone: 'Purane phone par',
  newPhone: 'Naye phone par',
  make: 'Make code',
  code: 'Transfer code',
  copy: 'Copy',
  copied: 'Code copy ho gaya. Naye phone mein Paste code par daalo.',
  notCopied: 'Copy button yahan nahi chala. Poora code select karo, phir khud copy karo.',
  /** The text of the link that contains the transfer code. */
  link: 'Yahi code, link mein',
  /** The text before the link, in a WhatsApp message that visitors send to themselves. */
  message: 'Mere scores, naye phone ke liye:',
  qr: 'Transfer QR code',
  qrTooLong: 'Scores itne ho gaye ki QR code mein nahi aate. Link ya Copy se bhejo.',
  paste: 'Paste code',
  check: 'Check code',
  preview: 'Preview',
  /** The heading of the preview's column for the scores on this phone. */
  here: 'Yahan abhi',
  comes: 'Code mein',
  willBe: 'Merge ke baad',
  played: 'Played',
  /** The heading of the group in the preview that has the report card's own figures. */
  card: 'Report Card',
  badges: 'Badges',
  days: 'Days played',
  guides: 'Guides',
  merge: 'Merge',
  cancel: 'Cancel',
  merged: 'Admission ho gaya! Jahan jo score zyada tha wahi raha, kam kuch nahi hua.',
  cancelled: 'Cancel kar diya. Is phone ke scores jaise the, waise hi hain.',
  nothingNew: 'Code sahi hai, par naya kuch nahi laaya. Sab yahan pehle se tha.',
  /** The message after the visitor has opened a link with a transfer code. */
  arrived: 'Link ka code neeche bhar diya hai, liya abhi kuch nahi. Check code dabakar dekho.',
  /** The messages for the reasons why a text cannot be read as a transfer code. */
  errors: {
    empty: 'Yahan abhi koi code nahi hai, toh kuch liya bhi nahi: pehle paste karo.',
    cutOff: 'Code ka end raaste mein kat gaya, isliye kuch nahi liya: poora copy karke laao.',
    newer:
      'Yeh code site ke naye version ka hai, isliye abhi nahi liya: pehle is phone par page ' +
      'reload karo.',
    otherSite: 'Yeh code kisi aur site ka hai, isliye usmein se kuch bhi nahi liya.',
    notACode: 'Yeh hamara Transfer code nahi lagta, toh scores mein kuch nahi badla.',
    tooLong: 'Itna lamba hamara code hota nahi, isliye na padha, na kuch liya.',
  } satisfies Record<CodeError, string>,
  /** The note about data that a transfer code does not contain. */
  notMoved: 'Aakhri rounds aur matches ki list isi phone par rehti hai, code mein nahi jaati.',
  /** The texts about the browser's promise to keep the stored scores. */
  kept: {
    promised: 'Is browser ne promise kiya hai: scores apne aap nahi mitayega.',
    notPromised: 'Is browser ne promise nahi kiya: jagah kam padi, toh scores mit sakte hain.',
    unknown: 'Scores kab tak rakhega, yeh browser batata nahi. Code bana lena safe hai.',
    ask: 'Browser se promise lo',
  },
};
