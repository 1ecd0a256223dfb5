import type { PageContent } from '../../layout/Page';
import type { MemoryId } from './memories/content';

export const content = {
  title: 'Journey',
  description:
    'School ka safar, last bench ki nazar se: pehle din ke aansu, tiffin ki khushboo, ' +
    'PT period ki daud aur farewell ki bhari hui shirt.',
  lead:
    'Ek class, paanch dost, ek eraser aur ek bottle jo kabhi tapakna band nahi hui. ' +
    'KG ke gate se class 12 ki khidki tak, poori kahani yahan hai.',
} satisfies PageContent;

/** The story, told by the class. Each section has a drawing in `memories`. */
export const sections: readonly {
  id: MemoryId;
  year: string;
  heading: string;
  paragraphs: readonly string[];
}[] = [
  {
    id: 'first-day',
    year: 'KG',
    heading: 'First Day: Rona Bittu ne shuru kiya',
    paragraphs: [
      'School ke gate par sabse pehle Bittu ka bag dikha, phir uske neeche do pair. Gale ' +
        'mein bottle latki thi, jo khud bhi tapak rahi thi. Bittu roya, use dekhkar Pinky ' +
        'royi, aur Pinky ko dekhkar poori line. Jassi theek tha, par akela hasta toh ajeeb ' +
        'lagta, isliye woh bhi ro diya.',
      'Ghar wale bahar se haath hilate rahe. Upar ki aakhri khidki se kisi badi didi ne ' +
        'bhi haath hilaya. Andar brown paper ke cover the, naam wale label the, aur Anthony ' +
        'ka label ulta tha. Salma ke paas rumaal nahi tha, toh usne Pinky ko apna naya ' +
        'eraser de diya. Naak saaf nahi hui, par Pinky hairan hokar rona bhool gayi. Chhutti ' +
        'tak paanchon saath baithe the.',
    ],
  },
  {
    id: 'lunch-break',
    year: '2',
    heading: 'Lunch Break: Ghanti se pehle wala',
    paragraphs: [
      'Jassi ka tiffin teesre period mein hi khul jaata tha, desk ke neeche, bina awaaz ' +
        'ke. Dhakkan chup rehta, aam ka achaar chup nahi rehta. Khushboo bench dar bench ' +
        "aage badhti, aur saamne har naak upar uthti. Ma'am ne poocha ki bhookh kise lagi " +
        'hai. Sabse pehla haath Jassi ka utha, aadhe parathe ke saath.',
      'Lunch break mein tiffin ka koi maalik nahi hota tha. Salma ki poori Anthony ke ' +
        'paas, Anthony ki bhindi wapas Anthony ke paas. Pinky ne ek phaank achaar ke badle ' +
        'eraser Jassi ko de diya aur kabhi nahi pachhtayi. Bittu ki bottle sabke haath ' +
        'ghoomi, aur usi din uska dhakkan tedha hua. Ghanti baji toh paanch pet bhare the, ' +
        'aur Jassi ki copy geeli.',
    ],
  },
  {
    id: 'notebook-games',
    year: '4',
    heading: 'Notebook Games: Peeche se shuru hui copy',
    paragraphs: [
      'Hamari copy ke do sire the. Aage se Maths chalta tha, peeche se XOX aur dots and ' +
        'boxes. Beech mein dono mil jaate toh nayi copy aati, aur ghar par sab khush hote ki ' +
        'padhai ho rahi hai. Raja Mantri Chor Sipahi mein Mantri ko chor pehchanna hota tha. ' +
        'Salma chor bankar itne aaram se chashma saaf karti ki bechara Sipahi Anthony pakda ' +
        'jaata.',
      'Book cricket mein page ka aakhri number zero, toh out. Pinky ki kitaab mein zero ' +
        'aate hi do page chipak jaate the. Phir aaya pen fight: ungli se apna pen maaro, ' +
        'dusre ka desk se girao. Final ka inaam wahi eraser tha. Bittu jeeta, aur Jassi ka ' +
        'pen neeche mila, bottle wale paani mein tairta hua.',
    ],
  },
  {
    id: 'fights-and-friendship',
    year: '5',
    heading: 'Fights and Friendship: Katti, do period ki',
    paragraphs: [
      'Salma boli, eraser KG mein bas udhaar diya tha. Bittu bola, jeeti hui cheez hai. ' +
        'Kheencha-taani mein eraser ke do tukde ho gaye. Salma ne apna tukda jeb mein rakha. ' +
        'Bittu wala beech mein pada raha, kyunki uthata toh haar maan leta. Chhoti ungli ' +
        'uthi, katti hui, aur peeth se peeth lag gayi.',
      'Musibat yeh thi ki khidki wali seat Bittu ki thi, aur bahar ped mein ek kati patang ' +
        'atki thi. "Anthony, isse bolo patang laal hai." "Anthony, isse bolo mujhe dikh rahi ' +
        'hai." Do period khabar pahunchakar Anthony bola, mera gala baith gaya, ab seedhe ' +
        'baat kar lo. Bittu sarka, aadhi khidki Salma ki hui, mitthi ho gayi. Tukde dono ne ' +
        'rakh liye, saboot ke taur par.',
    ],
  },
  {
    id: 'pt-period',
    year: '7',
    heading: 'PT Period: Chaalees minute, jo mile nahi',
    paragraphs: [
      'Hafte mein ek hi period poora apna tha. Us din bat ghar se aata, team assembly mein ' +
        'ban jaati, aur Bittu ki bottle raat bhar freezer mein rehti. Ghanti baji aur poori ' +
        'class darwaze par: Pinky ball ke saath, Jassi bat ke saath, aur Anthony ki ek taang ' +
        'corridor mein.',
      'Saamne se Maths sir aaye, haath mein compass box. Bole, bas das minute lunga. Board ' +
        'par circle bana, phir triangle, phir circle mein triangle. Baraf pighalti gayi, ' +
        'bottle tapakti gayi, aur farsh par ek gol talaab ban gaya. Salma ne uska radius ' +
        'naap diya. Sir itne khush hue ki ek sawaal aur de diya. Ball Pinky ki god mein ' +
        'baithi rahi, aur khidki se khaali ground dikhta raha.',
    ],
  },
  {
    id: 'exam-mission',
    year: '10',
    heading: 'Exam Secret Mission: Chappal haath mein',
    paragraphs: [
      'Board exam se pehle ki raat hum sab Anthony ke ghar the. Dadi ne das baje batti ' +
        'bujhwa di. Saade das baje mission shuru hua: ek table lamp, kitaabon ka pahaad aur ' +
        'phusphusati hui Science. Chai lene Pinky gayi, chappal haath mein lekar. Rasoi mein ' +
        'chammach gira, aur hum sab ek saath kharraate lene lage. Dadi andar aayi, paanch ' +
        'cup chai rakhi, aur chupchaap chali gayi.',
      'Jassi ne formule lori ki dhun mein yaad karaye. Asar ulta hua, Bittu chapter saat ' +
        'par gaal rakhkar so gaya. Subah raaste bhar humne use wahi chapter zubaani sunaya. ' +
        'Hall mein sabse pehli extra sheet usi ne maangi. Uski jeb mein eraser ka aadha ' +
        'tukda tha, lucky wala. Salma ke pouch mein dusra aadha.',
    ],
  },
  {
    id: 'farewell',
    year: '12',
    heading: 'Farewell: Shirt bhar gayi, baat baaki rahi',
    paragraphs: [
      'Upar ka aakhri kamra ab hamara tha. Khidki wali seat par paanchon baithe aur kisi ' +
        'ne baari nahi gini. Anthony ki peeth sabse lambi thi, us par nibandh likha gaya. ' +
        'Bittu ne Salma ki aasteen par likha: eraser mera tha. Salma ne pouch se apna tukda ' +
        'nikaala, Bittu ne jeb se apna. Jodkar dekha, nahi jude. Saat saal mein dono gol ho ' +
        'chuke the.',
      'Pinky ghar se paanch rumaal laayi thi. Paanchon geele kaise hue, is par sabka ek hi ' +
        'bayaan tha: Bittu ki bottle leak ho rahi hai. Bottle khaali thi. Aakhri ghanti ' +
        'baji. Neeche gate par ek chhota bachcha ro raha tha, bag usse bada. Hum khidki se ' +
        'haath hilate rahe, jab tak usne bhi nahi hilaya.',
    ],
  },
];

export const closing = {
  id: 'closing',
  heading: 'Chhutti ke baad',
  paragraphs: [
    'Yeh class kisi ek school ki nahi hai. Naam badal do, shayad tumhari nikle. ' +
      'Tumhare yahan kiski bottle tapakti thi, aur khabar kaun pahunchata tha? ' +
      'Us dost ko aaj message karo, lamba likhne ki zaroorat nahi. ' +
      'Bas teen shabd: eraser mera tha. Jawab mein bhi teen hi aayenge, aur woh bhi yahi honge. ' +
      'Phir purani bahas shuru, jahan chhodi thi wahin se.',
  ],
};

export const years = {
  label: 'School ke saal',
  /** Prefix of the year of a section, except for KG. */
  class: 'Class',
};
