import type { PageContent } from '../../layout/Page';

export const content = {
  title: 'Contribute',
  description:
    'Yeh site free hai, no ads, no tracking. Saath dena ho toh UPI se ek samose jitna bhejo, ' +
    'ya apne mohalle wale game ke rules likho.',
  lead: 'Canteen mein bolte the na: is baar tu de de, agli baar main. Agli baar aa gayi.',
} satisfies PageContent;

export const steps = {
  heading: 'Kaise bhejna hai',
  items: [
    {
      title: 'Code scan karo',
      text:
        'Koi bhi UPI app chalega. Site isi phone par khuli hai, toh code save karo aur UPI ' +
        'app mein gallery se choose karo.',
    },
    {
      title: 'Ek samose jitna bhejo',
      text: 'Tumhare yahan samosa jitne ka hai, bas utna. Chutney free thi, free hi rahegi.',
    },
    {
      title: 'Screenshot bhejo',
      text:
        'WhatsApp par, taaki list mein tumhara naam aaye. Nickname bhi chalega. Account ' +
        'number ya balance dikh raha ho, toh pehle chhupa do.',
    },
  ],
};

export const payment = {
  qrAlt: 'UPI QR code',
  idLabel: 'UPI ID',
  copy: 'Copy UPI ID',
  hint: 'Copy karo, payment app mein paste karo. Yeh wali copy allowed hai.',
  copied: 'UPI ID copy ho gayi. Ab UPI app mein paste karo.',
  /** The notice after a failed attempt to copy. At that moment the UPI ID is already selected. */
  failed: 'Copy nahi ho paayi. UPI ID select kar di hai, wahan se copy karo, ya haath se likh lo.',
  save: 'Save QR code',
  /** The texts for a site with a sample UPI ID. `stamp` and `nobody` are drawn into the image of the QR code. */
  sample: {
    stamp: 'Sample',
    nobody: 'Kisi ko paise nahi jaate',
    text: 'Is code ya UPI ID se abhi kisi ke account mein kuch nahi jaata. Treat pending hai.',
  },
  send: 'Send screenshot on WhatsApp',
  /** The message that is filled in when WhatsApp opens. The visitor adds a name after the colon. */
  message:
    "Namaste! Maine Backbencher's Memories ko ek contribution bheja hai. " +
    'Screenshot saath mein hai. List mein yeh naam likhna:',
  honest:
    'Dena poori tarah tumhari marzi hai, aur isse kuch unlock nahi hota. Refund site se nahi ' +
    'ho sakta, isliye bhejne se pehle naam aur amount check kar lo.',
};

export const contributors = {
  id: 'contributors',
  heading: 'Contributors',
  note: 'Yeh naam sirf sample hain. Inmein asli insaan koi nahi.',
  entries: [
    { name: 'Roll No. 7', gave: 'Aadha samosa, poori chutney' },
    { name: 'Peeche Wala Pankha', gave: 'Hawa kam, dhamki zyada: aaj girunga' },
    { name: 'Toota Hua Scale', gave: '7 centimetre tak ekdum imaandaar' },
    { name: 'Third Bench Committee', gave: 'Teen log, ek samosa, chaar hisaab' },
    { name: 'Canteen Ka Khaata', gave: 'Likhwaya sabne, chukaya kisi ne nahi' },
    { name: 'Kal De Dunga', gave: 'Kal, 2009 wala kal' },
    { name: 'Half-day Ki Afwaah', gave: 'Har Saturday ummeed, bas 12 baje tak' },
  ],
};

export const feedback = {
  id: 'other-ways',
  heading: 'Paise ke bina bhi',
  text:
    'Bahar rehte ho, UPI nahi hai? Apne school ka koi game likh do, ya yahan ki galti pakdo. ' +
    'Samosa wahin vasool:',
  link: 'Feedback',
};
