import type { PageContent } from '../../layout/Page';

export const content = {
  title: 'About Us',
  description:
    'Last bench ki yaadein aur bachpan ke khel, apni Hinglish mein. ' +
    'Site ke baare mein, saath mein FAQ, Privacy Policy aur Terms.',
  lead:
    'Chhutti kab ki ho chuki, par kuch log ab tak bench par baithe gappein maar rahe hain. ' +
    'Yeh site unhi ne banayi hai.',
} satisfies PageContent;

export const mission = {
  id: 'mission',
  heading: 'Mission',
  paragraphs: [
    'Kuch rules kahin likhe nahi gaye. Posham Pa mein pakde jaane ke baad kya hota hai, book ' +
      'cricket mein aath number par kitne run milte hain, taali pehle daayein bajti hai ya ' +
      'baayein. Yeh sab ek bench se dusri bench tak zubaani chala, aur ab usi class ke WhatsApp ' +
      'group mein bhi kisi ko pakka yaad nahi.',
    'Hum use likh rahe hain, apni bhasha mein. Khel ke rules itne saaf ki aaj shaam kisi bachche ' +
      'ko sikha sako, aur games itne chhote ki chai thandi na ho. ' +
      'Jahan do shehron ke rules alag hain, wahan hum faisla nahi sunate. ' +
      'Faisla hamesha uska hota tha jiski ball thi.',
  ],
};

export const version = 'Beta version 1.0.1';

export const team = {
  id: 'team',
  heading: 'Team',
  text:
    'Class photo mein hum mein se koi na koi hil jaata tha, isliye yahan photo nahi, drawing ' +
    'lagayi hai. Chehre kisi asli insaan ke nahi hain. ' +
    'Ek phir bhi frame se bahar nikal raha hai, uski aadat nahi gayi.',
};

export const faq = {
  id: 'faq',
  heading: 'FAQ',
  points: [
    {
      heading: 'Kya sab kuch free hai?',
      text: 'Haan, saare games, khel aur kahaniyan. Contribute page hai, par wahan dena zaroori nahi.',
    },
    {
      heading: 'Kya login karna padega?',
      text: 'Nahi. Password bhool jaane ka mauka hi nahi milega. Link khola, aur admission ho gaya.',
    },
    {
      heading: 'Kya Love Calculator sach bolta hai?',
      text:
        'Nahi, use sirf akshar ginna aata hai. Naam ki ek spelling badlo, jawab badal jaata hai. ' +
        'Dost aise nahi badalte.',
    },
    {
      heading: 'Khelon ke rules official hain?',
      text:
        'Nahi, in khelon ka koi head office nahi hai. Jo likha hai woh ek version hai, aur do ' +
        'version mein se galat koi nahi.',
    },
    {
      heading: 'Mere scores kahan hain, aur naye phone par gayab kyun ho gaye?',
      text:
        'Scores usi browser mein rehte hain jismein khel hua tha. Naya phone ya dusra browser ' +
        'unhe nahi jaanta, aur private window unhe yaad nahi rakhti. ' +
        'Hamare paas koi copy nahi hoti, isliye wapas bhi nahi la sakte.',
    },
    {
      heading: 'Kya offline chalta hai?',
      text:
        'Haan. Pehli baar network par khulte hi poori site chupke se phone mein aa jaati hai, phir ' +
        'saare games aur panne bina network ke bhi khulte hain. Bas Feedback bhejne ke liye network ' +
        'chahiye. Data saver on ho, toh kuch bhi chupke se download nahi hota.',
    },
  ],
};

export const privacy = {
  id: 'privacy-policy',
  heading: 'Privacy Policy',
  points: [
    {
      heading: 'Yahan kya nahi hota',
      text:
        'Na cookies, na tracking, na ads. Games mein likhe naam page par hi rehte hain: na store ' +
        'hote hain, na kahin bheje jaate hain.',
    },
    {
      heading: 'Tumhare browser mein kya rehta hai',
      text:
        'Browser ki storage mein, sirf isi device par: games ke score, Rock Paper Scissors ke ' +
        'aakhri paanch round time ke saath, chuni hui difficulty, colour scheme aur sound on hai ya off. ' +
        'Saath mein site ke apne panne, taaki bina network ke bhi khulein. ' +
        'Ek visit (session) tak sirf itna ki announcement band kiya gaya tha.',
    },
    {
      heading: 'Mitana ho toh',
      text:
        'Kisi game mein Reset score dabao, us game ka score mit jaata hai. Sab kuch ek saath ' +
        'hatana ho toh browser ki settings mein is site ka data clear karo.',
    },
    {
      heading: 'Feedback aur contribution',
      text:
        'Feedback form mein likhe name, email aur message ek form service ke raaste email bankar ' +
        'hum tak aate hain, sirf padhne aur jawab dene ke liye. WhatsApp par likhoge, toh wahan ke ' +
        'rules chalte hain. Payment tumhare UPI app mein hota hai, card ya bank ki details hum ' +
        'kabhi nahi dekhte. Screenshot bhejo, toh bas utna jitna dikhana ' +
        'chahte ho.',
    },
    {
      heading: 'Bahar ke link',
      text:
        'Instagram, YouTube, WhatsApp aur PDF tools alag services hain. Wahan pahunchkar unke ' +
        'apne rules chalte hain.',
    },
  ],
};

export const terms = {
  id: 'terms',
  heading: 'Terms',
  points: [
    'Har percent, grade aur certificate sirf mazaak ke liye hai. Unse kuch bhi saabit nahi ' +
      'hota.',
    'Khel sambhal kar khelo. Chhote bachchon ke saath koi bada zaroor rahe.',
    'Yahan ke lekh aur drawings hamare hain, lok geet sabke hain. Link jise chaho bhejo, humein ' +
      'achcha lagega.',
    'Contribution apni marzi se hota hai. Na isse kuch khareeda jaata hai, na yeh site se wapas ' +
      'hota hai.',
  ],
};
