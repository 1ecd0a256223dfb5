import type { PageContent } from '../layout/Page';

export const content = {
  title: 'Feedback',
  description:
    'Kuch kehna hai? Yahin likho: school ki koi yaad, game ke apne rules, ya koi mistake jo ' +
    'humse reh gayi.',
  lead:
    'Jo "any doubts?" par hamesha chup rahe, yeh form unhi ke liye hai. Yaad bhejo, galti ' +
    'pakdo, ya bolo: hamare yahan toh aisa nahi hota tha.',
} satisfies PageContent;

export const form = {
  name: { label: 'Name', placeholder: 'Ya phir nickname' },
  email: { label: 'Email', placeholder: 'Jahan jawab aaye' },
  message: { label: 'Message', placeholder: 'Us din kya hua tha...' },
  /** The message for a field that contains only blanks or invisible characters. */
  blank: 'Khaali chit par attendance nahi lagti. Kuch likho bhi.',
  send: 'Send',
  sending: 'Sending...',
  hint:
    'Teeno bharne hain, internal choice nahi hai. Email sirf reply ke liye hai, notice board ' +
    'par nahi lagega.',
  onItsWay:
    'Chit nikal chuki hai, aur beech wala kholega nahi. Tab tak site par ghoom lo, khabar ' +
    'yahin aayegi.',
  stamp: 'Pahunch gayi',
};

/** The notices about sending a message. Their wording is prescribed and must not change. */
export const notices = {
  delivered:
    "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell " +
    'rings!',
  /** The start of a notice. A space and the message of the form service follow. */
  refused: 'Error:',
  failed: 'Something went wrong. Please Connect with us through WhatsApp',
};

/** The texts of the page that answers the form after a visitor has sent it without scripts. */
export const answerPage = {
  delivered: 'Chit pahunch gayi',
  refused: 'Chit wapas aa gayi',
  goBack: 'Browser ka Back dabao: jo likha tha, wahin milega.',
  toForm: 'Form par wapas',
};

/** The last word of the failure notice. The form shows this word as a link to a WhatsApp chat. */
export const CHAT = 'WhatsApp';

export const picture = {
  alt:
    'Do desk ke beech ek chit ja rahi hai: ek dost maasoom bankar board dekh raha hai, dusri ' +
    'tirchhi nazar se haath badha rahi hai.',
  caption: 'Pehla messaging app: no network, no password, bas ek bharose ka banda beech mein.',
};

export const otherWays = {
  heading: 'Bina form ke',
  text: 'Chit pakdi gayi? Peeche ke do gate bhi khule hain.',
};

export const privacy = {
  id: 'what-is-sent',
  heading: 'Chit kahan jaati hai',
  text:
    'Name, email aur message, bas yahi teen cheezein. Ek form service unhe email banakar hum ' +
    'tak pahunchati hai. Tumhare browser mein kuch save nahi hota, isliye page reload kiya ' +
    'toh adhoori chit gayi.',
  link: 'Privacy Policy',
};
