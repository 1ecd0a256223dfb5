import type { PageContent } from '../../layout/Page';

export const content = {
  title: 'About Us',
  description:
    'Last bench ki yaadein aur bachpan ke games, apni wali Hinglish mein. Site ke baare mein, ' +
    'saath mein FAQ, Privacy Policy aur Terms.',
  lead:
    'Chhutti ho gayi, chowkidar taala liye khada hai, par hum abhi bhi bench par hain. Yeh ' +
    'site wahin se bani hai.',
} satisfies PageContent;

export const mission = {
  id: 'mission',
  heading: 'Mission',
  paragraphs: [
    'Kuch rules kahin likhe nahi gaye. Posham Pa mein pakde gaye toh phir kya, book cricket ' +
      'mein aath ka matlab kitne run, FLAMES mein full name likhna hai ya nickname. Yeh sab ek ' +
      'bench se dusri bench tak zubaani chala, aur ab class ke WhatsApp group mein bhi kisi ko ' +
      'pakka yaad nahi.',
    'Hum yeh sab likh rahe hain, apni language mein. Khel ke rules itne clear ki aaj shaam ' +
      'kisi bachche ko sikha sako, aur games itne chhote ki chai thandi na ho. Jahan do shehron ' +
      'ke rules alag hain, wahan hum faisla nahi sunate. Final decision hamesha uska hota tha ' +
      'jiska bat tha.',
  ],
};

export const version = 'Beta version 1.0.1';

export const team = {
  id: 'team',
  heading: 'Team',
  text:
    'Class photo mein lambe wale peeche, monitor beech mein, aur hum mein se koi ek hamesha ' +
    'hil jaata tha. Isliye yahan photo nahi, drawing hai. Chehre kisi asli insaan ke nahi ' +
    'hain. Ek banda phir bhi frame se bahar nikal raha hai, purani aadat.',
};

export const faq = {
  id: 'faq',
  heading: 'FAQ',
  points: [
    {
      heading: 'Kya sab kuch free hai?',
      text:
        'Haan, saare games, guides aur stories. Contribute page bhi hai, par fees jaisi last ' +
        'date nahi.',
    },
    {
      heading: 'Kya login karna padega?',
      text: 'Nahi. Sirf link kholo. Parents ka signature bhi nahi chahiye.',
    },
    {
      heading: 'Kya Love Calculator sach bolta hai?',
      text:
        'Nahi, usko sirf letters ginna aata hai. Naam ki spelling badlo, result badal jaata ' +
        'hai. Isliye sab teen teen spelling try karte the.',
    },
    {
      heading: 'Khelon ke rules official hain?',
      text:
        'Nahi, in games ka koi head office nahi hai. Jo likha hai woh ek version hai, aur do ' +
        'version mein se galat koi nahi.',
    },
    {
      heading: 'Mere scores kahan hain, aur naye phone par gayab kyun ho gaye?',
      text:
        'Scores usi browser mein rehte hain jismein game khela tha. Naya phone ya dusra ' +
        'browser unhe nahi jaanta, aur private window sab bhool jaati hai. Hamare paas koi ' +
        'copy nahi hoti. Purana phone abhi chalta ho, toh uske Report Card page par Make code ' +
        'dabao: code se scores naye wale mein aa jaayenge.',
    },
    {
      heading: 'Kya offline chalta hai?',
      text:
        'Haan. Pehli baar net on karke kholo, toh poori site phone mein save ho jaati hai, ' +
        'phir saare games aur pages bina network ke bhi khulte hain. Bas Feedback bhejne ke ' +
        'liye network chahiye. Data saver on ho, toh apne aap kuch download nahi hota.',
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
        'Monitor koi nahi hai: na cookies, na tracking, na ads. Games mein likhe naam isi device ' +
        'par rehte hain aur kahin bheje nahi jaate. Result dost ko sirf ' +
        'tum bhejte ho: message aur photo isi device par bante hain, aur challenge ya replay ke ' +
        'link mein naam nahi, bas kuch numbers hote hain. Transfer code mein bhi naam ' +
        'nahi, sirf numbers aur din, aur woh wahin jaata hai jahan tum bhejo.',
    },
    {
      heading: 'Tumhare browser mein kya rehta hai',
      text:
        'Browser ki storage mein, sirf isi device par: games ke score, Rock Paper Scissors ke ' +
        'aakhri paanch round time ke saath, Hand Cricket ke last paanch match ball by ball, Aaj ' +
        'ka Over kis din khela aur us din ke numbers, Backbencher Test mein kya tick kiya, Chidiya ' +
        'Udd mein ungli kitni fast uthi, Raja Mantri mein kitne Chor pakde gaye, chuni hui ' +
        'difficulty, colour scheme aur sound on hai ya off. Report Card ke liye: kaunsa game ' +
        'kitni baar aur aakhri baar kis din khela, kitne din khele, kaunsi guide kholi, ' +
        'aur kaunsa badge kis din mila. Home screen par lagane ke offer ka tumhara jawab bhi. ' +
        'Saath mein site ke apne pages, taaki bina network ke bhi khulein. Aur bas isi visit ' +
        '(session) tak: ki announcement band kiya tha, aur woh game jo abhi chal raha hai, taaki ' +
        'reload par na chhoote. Yaani Hand Cricket ka match, Raja Mantri ke chaaron naam aur ' +
        'khatam hue rounds, Truth or Dare ke doston ke naam, score aur apne sawaal. Chit kisi ki ' +
        'nahi. Khel poora hua ya session khatam, toh yeh bhi saaf.',
    },
    {
      heading: 'Mitana ho toh',
      text:
        'Sab kuch pencil se likha hai. Kisi game mein Reset score dabao, us game ka score mit ' +
        'jaata hai. Backbencher Test mein button ka naam bas Reset hai. Haazri register aur ' +
        'badges pen se likhe hain, woh Reset se nahi mitte. Sab kuch ek saath hatana ho toh ' +
        'browser ki settings mein is site ka data clear karo.',
    },
    {
      heading: 'Feedback aur contribution',
      text:
        'Feedback form mein likhe name, email aur message ek form service ke through email ' +
        'bankar hum tak aate hain, sirf padhne aur reply dene ke liye. WhatsApp par likhoge, ' +
        'toh wahan ke rules chalte hain. Payment tumhare UPI app mein hota hai, card ya bank ' +
        'ki details hum kabhi nahi dekhte. Screenshot bhejo, toh bas utna jitna dikhana ' +
        'chahte ho.',
    },
    {
      heading: 'Bahar ke link',
      text:
        'Instagram, YouTube, WhatsApp aur PDF tools alag services hain. Wahan ki privacy unke ' +
        'apne rules se chalti hai.',
    },
  ],
};

export const terms = {
  id: 'terms',
  heading: 'Terms',
  points: [
    'Har percent, grade, title aur certificate sirf mazaak hai. Usse bas itna prove hota hai ' +
      'ki tumhare paas free period tha.',
    'Khel sambhalkar khelo, ghutnon ka ek hi set milta hai. Chhote bachchon ke saath koi bada ' +
      'zaroor rahe.',
    'Yahan ki writing aur drawings hamari hain, purane gaane sabke hain.',
    'Contribution apni marzi se hota hai. Isse kuch khareeda nahi jaata, aur refund site se ' +
      'nahi hota.',
    'Link kisi bhi purane dost ko bhej sakte ho. Reply mein woh apna udhaar yaad dilaaye, toh ' +
      'hum zimmedaar nahi.',
  ],
};
