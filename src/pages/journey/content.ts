import type { PageContent } from '../../layout/Page';
import type { MemoryId } from './memories/content';

export const content = {
  title: 'Journey',
  description:
    'School ka safar, last bench ki nazar se: KG ke aansu, tiffin ki khushboo, chori hua PT ' +
    'period aur farewell ki full shirt.',
  lead:
    'Ek class, paanch dost, ek eraser aur ek bottle jisne tapakna kabhi band nahi kiya. KG ke ' +
    'gate se class 12 ki window seat tak, poori story.',
} satisfies PageContent;

/** The sections of the story. Each section has a drawing in `memories`, by its id. */
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
      'School gate par sabse pehle Bittu ka bag dikha, phir uske neeche do pair. Gale mein ' +
        'bottle latki thi, jo uske saath saath tapak rahi thi. Bittu roya, usko dekhkar Pinky ' +
        'royi, Pinky ko dekhkar poori line. Jassi actually theek tha, par akela hansta toh ' +
        'ajeeb lagta, isliye woh bhi ro diya.',
      'Mummy log gate ke bahar se bye karti rahin. Upar ki last window se kisi badi didi ne ' +
        'bhi haath hilaya. Andar sab ekdum naya tha: brown cover, naam wale label, Pinky ke ' +
        'laal ribbon, aur Anthony ka magnet wala pencil box, jiska label ulta chipka tha. Salma ' +
        'ke paas rumaal nahi tha, toh usne Pinky ko apna naya eraser de diya. Naak saaf nahi ' +
        'hui, par Pinky rona bhool gayi. Chhutti tak paanchon ek hi bench par the. Rehte ek hi ' +
        'building mein the, dost us din bane.',
    ],
  },
  {
    id: 'lunch-break',
    year: '2',
    heading: 'Lunch Break: Ghanti se pehle wala',
    paragraphs: [
      'Jassi ka tiffin third period mein hi khul jaata tha, desk ke neeche, silent mode par. Dhakkan chup rehta, aam ka achaar chup nahi rehta. Khushboo ek ek bench karke aage ' +
        "badhti, aur aage har naak uth jaati. Ma'am ne poochha, kisko bhookh lagi hai? Sabse " +
        'pehla haath Jassi ka utha, aadhe parathe ke saath.',
      'Lunch break mein tiffin ka koi owner nahi hota tha. Salma ka upma Anthony ke paas, ' +
        'Anthony ki bhindi wapas Anthony ke paas. Pinky ne achaar ki ek phaank ke badle woh ' +
        'eraser Jassi ko de diya, aur aaj tak nahi pachhtayi. Us din Bittu ka birthday tha: ' +
        'colour dress, toffee ka packet, aur toffee ke baad sabko paani bhi usi ki bottle se. ' +
        'Tabhi dhakkan tedha hua. Ghanti baji toh paanch pet full the, aur Jassi ki homework ' +
        'copy geeli.',
    ],
  },
  {
    id: 'notebook-games',
    year: '4',
    heading: 'Notebook Games: Peeche se shuru hui copy',
    paragraphs: [
      'Hamari copy ke do gate the. Aage se Maths, peeche se XOX, naam-place-animal-thing aur ' +
        'dots and boxes, laal-kaali pencil se. Dono beech mein mil jaate toh nayi copy aati, ' +
        'aur ghar par sab khush ki padhai ho rahi hai. Raja Mantri Chor Sipahi mein Salma jab ' +
        'bhi Mantri banti, chashma saaf karti, poori enquiry karti, aur arrest ho jaata bechara ' +
        'Sipahi, Anthony. Chor Bittu last seat se taali bajata.',
      'Book cricket mein page ka last digit zero, matlab out. Pinky ki kitaab mein zero aate ' +
        'hi do page chipak jaate the. Phir trump cards ka season aaya: rank 1 wala card jiske ' +
        'paas, recess usi ki. Phir pen fight ka: jiska pen bhaari, woh hero. Final ka prize ' +
        'wahi eraser tha, Jassi ki taraf se. Bittu jeeta, aur Jassi ka ball pen floor par mila, ' +
        'bottle wale paani mein naha chuka.',
    ],
  },
  {
    id: 'fights-and-friendship',
    year: '5',
    heading: 'Fights and Friendship: Katti, do period ki',
    paragraphs: [
      'Salma boli, eraser KG mein udhaar diya tha, gift nahi. Bittu bola, final jeeta hai, ' +
        'trophy wapas nahi hoti. Kheencha-taani mein eraser ke do tukde. Salma ne apna tukda ' +
        'geometry box mein lock kar liya. Bittu wala bench ke beech mein pada raha, kyunki ' +
        'uthata toh haar maan leta. Chhoti ungli uthi, official katti hui, aur peeth se peeth ' +
        'lag gayi.',
      'Problem yeh thi ki window seat Bittu ki thi, aur bahar ped mein ek kati patang atki ' +
        'thi. "Anthony, isko bolo patang laal hai." "Anthony, isko bolo mujhe dikh rahi hai." ' +
        'Do period tak live news dekar Anthony ne resign kar diya: mera gala baith gaya, ab ' +
        'direct baat kar lo. Bittu thoda sarka, aadhi window Salma ki hui, katti khatam, batti ' +
        'shuru. Tukde dono ne rakh liye, proof ke liye.',
    ],
  },
  {
    id: 'pt-period',
    year: '7',
    heading: 'PT Period: Chaalees minute, jo mile nahi',
    paragraphs: [
      'Week mein ek hi period poora apna tha. Us din white shoes par chalk hota, house colour ' +
        'ki T-shirt hoti, aur team prayer mein hi ban jaati, ek aankh kholkar. Bittu ki bottle ' +
        'raat bhar freezer mein rehti. Ghanti baji aur hum sab darwaaze par: Pinky ball ke ' +
        'saath, Jassi bat ke saath, aur Anthony ka ek pair already corridor mein.',
      'Saamne se Maths sir aaye, haath mein woh bada lakdi wala parkaar. Bole, bas das minute ' +
        'lunga. Board par circle bana, phir triangle, phir circle ke andar triangle. Baraf ' +
        'pighalti gayi, bottle tapakti gayi, aur floor par ek perfect gol talaab ban gaya. ' +
        'Salma ne scale se uska radius naap diya. Sir itne khush hue ki ek sawaal extra de ' +
        'diya. Ball Pinky ki godi mein hi rahi, aur khaali ground par Class 3 khelne lagi.',
    ],
  },
  {
    id: 'exam-mission',
    year: '10',
    heading: 'Exam Secret Mission: Chhat par, das baje tak',
    paragraphs: [
      'Board exam se pehle wali raat hume building ki chhat mili, sirf das baje tak. Light ' +
        'gayi hui thi, toh mission ki team mein ek emergency light thi, ek dari, aur poore saal ' +
        'ki kitaabein. Salma ne vidya ke paudhe ki patti chapter saat mein rakhi, good luck ke ' +
        'liye. Pinky har page par ek hi question poochh rahi thi: yeh wala aayega kya? Jassi ' +
        'formule gaa gaakar yaad kar raha tha, aur Anthony kaan band karke.',
      'Gaana toh lori ban gaya. Bittu chapter saat par gaal rakhkar so gaya. Theek das baje ' +
        'seedhiyon se chappal ki awaaz aayi, aur hum sab itne zor se padhne lage ki do ' +
        'kitaabein ulti hi reh gayin. Chappal Dadi ki nikli. Paanch cup chai rakhi, Anthony ki ' +
        'watch dekhi aur bolin: meri ghadi mein toh abhi paune das hi baje hain. Subah auto ' +
        'mein humne Bittu ko wahi chapter zor zor se sunaya. Hall mein sabse pehli extra sheet ' +
        'usi ne maangi. Jeb mein eraser ka aadha tukda tha, lucky wala. Dusra aadha Salma ke ' +
        'geometry box mein.',
    ],
  },
  {
    id: 'farewell',
    year: '12',
    heading: 'Farewell: Shirt bhar gayi, baat baaki rahi',
    paragraphs: [
      'Uniform ka last din tha, aur upar ka last room ab hamara. Window seat par paanchon ' +
        'baithe, aur kisi ne baari nahi gini. Anthony class mein sabse lamba tha, toh poora ' +
        'essay usi ki peeth par likha gaya. Bittu ne Salma ki sleeve par likha: eraser mera ' +
        'tha. Salma ne geometry box se apna tukda nikaala, Bittu ne jeb se apna. Jodkar dekha, ' +
        'fit nahi hue. Saat saal mein dono gol ho chuke the.',
      'Pinky ghar se paanch rumaal laayi thi. Paanchon geele kaise hue, is par sabka same ' +
        'statement tha: Bittu ki bottle leak ho rahi hai. Bottle khaali thi. Last ghanti baji. ' +
        'Neeche gate par ek chhota bachcha ro raha tha, bag usse bada, auto abhi aaya nahi. Hum ' +
        'window se haath hilate rahe, jab tak usne bhi nahi hilaya.',
    ],
  },
];

export const closing = {
  id: 'closing',
  heading: 'Chhutti ke baad',
  paragraphs: [
    'Yeh class kisi ek school ki nahi hai. Naam badal do, shayad tumhari hi nikle. Tumhare ' +
      'yahan kiski bottle leak hoti thi, aur live news kaun deta tha? Us dost ko aaj message ' +
      'karo, lamba nahi, bas teen words: eraser mera tha. Reply mein bhi teen hi aayenge, aur ' +
      'woh bhi yahi honge. Phir purani fight wahin se continue, jahan ghanti ne roki thi.',
  ],
};

/** The message that a visitor sends to an old friend. */
export const share: readonly [string, string, string] = [
  'Journey padh li: KG se farewell tak, ek eraser ke peeche',
  'Last page par meri screen geeli thi. Bottle leak hui hogi, aur kya.',
  'Hum mein se Bittu kaun tha? Sochkar bolna, bottle tumhari thi.',
];

export const years = {
  label: 'School ke saal',
  /** The word before a year that is a number, as in `Class 4`. */
  class: 'Class',
};

export const shareLead = 'Kahani mein jo dost dikha, usi ko bhejo';
