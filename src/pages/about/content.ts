import type { PageContent } from '../../site/Page';

export const content = {
  title: 'About Us',
  description:
    'Last bench ki yaadein aur bachpan ke khel, apni Hinglish mein. ' +
    'Site ke baare mein, saath mein FAQ, Privacy Policy aur Terms.',
  lead:
    'Yeh site un sabke liye hai jinhone school ko last bench se dekha. ' +
    'Hum wahan ki yaadein aur bachpan ke khel apni bhasha mein sambhaal kar rakhte hain. ' +
    'Na login, na fees, aur attendance bhi nahi.',
} satisfies PageContent;

export const sections = [
  {
    id: 'faq',
    heading: 'FAQ',
    text:
      'Kya paise ya login chahiye? Dono nahi. ' +
      'Kya Love Calculator sach bolta hai? Nahi, woh sirf mazaak karta hai. ' +
      'Kya front bench wale bhi aa sakte hain? Haan, bas homework saath laayein.',
  },
  {
    id: 'privacy-policy',
    heading: 'Privacy Policy',
    text:
      'Khel mein likhe naam na save hote hain, na tumhare device se bahar jaate hain. ' +
      'Yahan na cookies hain, na tracking. ' +
      'Browser ki apni storage mein bas games ke score, Rock Paper Scissors ke aakhri paanch haath ' +
      'aur unka time, chuni hui difficulty aur colour scheme rehte hain, woh bhi sirf isi device par. ' +
      'Reset score dabao, toh score mit jaate hain.',
  },
  {
    id: 'terms',
    heading: 'Terms',
    text:
      'Yeh site sirf mazaak aur yaadon ke liye hai. ' +
      'Kisi result ka koi matlab nahi, na rishte mein, na report card mein. ' +
      'Khelo, hanso, par kisi ka dil mat dukhao.',
  },
];
