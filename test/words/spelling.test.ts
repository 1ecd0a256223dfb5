/** @jest-environment node */
import { fixedTexts, texts, textsIn } from '../support/texts';

const ours = texts.filter(({ text }) => !fixedTexts.has(text));

/** Where words are that must not be there, with a few words around them. */
const placesOf = (rejected: RegExp) =>
  ours.flatMap(({ where, text }) => {
    const [found] =
      new RegExp(`.{0,20}(?:${rejected.source}).{0,20}`, rejected.flags).exec(text) ?? [];
    return found ? [`${where}: ${found}`] : [];
  });

describe('Hinglish spelling', () => {
  /** Rejected spellings (none of them an English word of this site), and the spelling of this site. */
  const spellings: [RegExp, string][] = [
    [/\b(?:nahin|nahee|nahii|nhi|nhin)\b/i, 'nahi'],
    [/\b(?:hei|hae)\b/i, 'hai'],
    [/\bhein\b/i, 'hain'],
    [/\b(?:mei|meinn|mey)\b/i, 'mein'],
    [/\b(?:mai|mainn)\b/i, 'main'],
    [/\bkyaa\b/i, 'kya'],
    [/\b(?:kyu|kyo|kyon|kiyun)\b/i, 'kyun'],
    [/\b(?:kese|kaisay)\b/i, 'kaise'],
    // "Maine kaha": I said.
    [/\bkahaan\b|(?<!ne )\bkaha\b/i, 'kahan'],
    [/\b(?:yar|yaaar)\b/i, 'yaar'],
    [/\bkhail\b/i, 'khel'],
    [/\b(?:bachpann|bachapan)\b/i, 'bachpan'],
    [/\b(?:acha|achaa|accha|achha|acchha|achchha)\b/i, 'achcha'],
    [/\b(?:jyada|jyaada|zyaada|ziyada)\b/i, 'zyada'],
    [/\b(?:thora|thodaa)\b/i, 'thoda'],
    [/\b(?:awr|orr)\b/i, 'aur'],
    [/\b(?:nayee|naee|nyi)\b/i, 'nayi'],
    [/\b(?:padai|parhai|padhayi|padhaai)\b/i, 'padhai'],
    [/\bud\b/i, 'udd'],
    [/\b(?:bahot|bohot|bhot|bahuth)\b/i, 'bahut'],
    [/\b(?:pooch(?!h)|puch)[a-z]*/i, 'poochh…'],
    [/\b(?:humein|humen|hamein|hamen|hame)\b/i, 'hume'],
    [/\btumh(?:ein|en|ain)\b/i, 'tumhe'],
    [/\b(?:unh|inh|jinh|kinh)(?:ein|en|ain)\b/i, 'unhe, inhe, jinhe, kinhe'],
    [/\bgao\b/i, 'gaao'],
    [/\bpao\b/i, 'paao'],
    [/\blao\b/i, 'laao'],
    [/\brast(?:a|e|on)\b/i, 'raasta, raaste'],
    [/\bmasoom/i, 'maasoom'],
    [/\bpay(?:[aei]|eg[aei]|enge)\b/i, 'paaya, paaye, paayi'],
    [/\bdarwaz/i, 'darwaaza, darwaaze'],
    [/\bhas(?:ta|ti|te|na|ne|ni|i|o|kar)\b/i, 'hansta, hansna, hansi'],
    [/\b(?:ahista|ahiste|aahiste)\b/i, 'aahista'],
    [/\bhu(?:ye|yi|ey|ay)\b/i, 'hue, hui'],
    [/\b(?:chahie|chaiye|chaahiye|chahiyen)\b/i, 'chahiye'],
    [/\b(?:is liye|islie|isliey)\b/i, 'isliye'],
    [/\b(?:kyun ki|kyuki|kyunke|kyonki|kyoki)\b/i, 'kyunki'],
    [/\b(?:wo|vo|voh)\b/i, 'woh'],
    [/\b(?:ye|yehi)\b/i, 'yeh, yahi'],
    [/\b(?:han|haa|hann)\b/i, 'haan'],
    [/\b(?:zarr?ur|jaroor|jarur)/i, 'zaroor, zaroorat'],
    [/\bdh(?:ya|yaaa|ia)n\b/i, 'dhyaan'],
    [/\b(?:samaj|samajhh|samjh)\b/i, 'samajh'],
    [/\b(?:fir|phirr|phhir)\b/i, 'phir'],
    [/\b(?:siraf|sirph|srif)\b/i, 'sirf'],
    [/\b(?:khood|khudh)\b/i, 'khud'],
    [/\b(?:subha|subeh|subhah)\b/i, 'subah'],
    [/\bsham\b/i, 'shaam'],
    [/\b(?:ankh|aakh(?!ir|ri)|aankhh)/i, 'aankh'],
    [/\bhath(?:on)?\b/i, 'haath'],
    [/\b(?:sath|saathh)\b/i, 'saath'],
    [/\b(?:tohh|tho)\b/i, 'toh'],
    [/\bnam\b/i, 'naam'],
    [/\bpyaar/i, 'pyar'],
    [/\bdoosr[aei]/i, 'dusra'],
    [/\bshaanti\b/i, 'shanti'],
  ];

  test.each(spellings)('no text contains %s instead of "%s"', (other, right) => {
    expect(placesOf(other)).toEqual([]);
    expect(right).not.toMatch(other);
  });

  test('all letters are Latin, without diacritics; the only white space is single spaces', () => {
    expect(placesOf(/(?![a-z])\p{L}|\p{M}/iu)).toEqual([]);
    expect(texts.filter(({ text }) => /^\s|\s$|\s{2}|[^\S ]/.test(text))).toEqual([]);
  });

  test('a mistake in a list, or beside a number, would be found', () => {
    expect(textsIn('guide', { song: { lines: ['Ek', 'Han'] } })).toContainEqual({
      where: 'guide.song.lines.1',
      text: 'Han',
    });
    const found = textsIn('verdict', (points: number) => `+${points}! Han, sahi!`);
    expect(found).toEqual([{ where: 'verdict()', text: '+…! Han, sahi!' }]);
  });
});

describe('wording', () => {
  /** What no friend would say, and what he would. */
  const unnatural: [RegExp, string][] = [
    [/\bbijli (?:chali )?gay[ie]/i, 'light gayi'],
    [/\bbemel\b/i, 'betuke'],
    [/\bkripya\b[^.!?]*\bde\b/i, 'kripya … dein'],
    [/\bghadi ki sui\b/i, 'clockwise'],
    [/\bteen[- ]taang/i, 'three-legged'],
    [/\btippani\b/i, 'remark'],
    [/\bdarj ho gay/i, 'ke marks'],
    [/\bchhalne ka\b/i, 'phansane ka'],
    [/\bkandhe ke upar se jhaank/i, 'peeche se jhaank'],
    [/\btapakna band nahi hu/i, 'tapakna band nahi kiya'],
    [/\bmitthi ho gay/i, 'batti ho gayi'],
  ];

  test.each(unnatural)('no text says %s instead of "%s"', (words) => {
    expect(placesOf(words)).toEqual([]);
  });

  /** What is not said on a site that children read. */
  const forbidden: [what: string, RegExp][] = [
    [
      'of brands',
      /\b(?:nataraj|natraj|apsara|camlin|doms|luxor|rotomac|montex|reynolds|cello|fevicol|fevistick)\b|\bhero (?:pen|cycle|ki pen|ki cycle)\b/i,
    ],
    [
      'of brands',
      /\b(?:maggi|parle|britannia|kismi|frooti|rasna|pepsi|coca|limca|fanta|cadbury|kit ?kat|nestle|amul|bournvita|horlicks|complan|lays|kurkure|haldiram|boomer|big babool|poppins|hajmola|mango bite|thums up)\b/i,
    ],
    [
      'of brands',
      /\b(?:shaktimaan|doraemon|shinchan|chhota bheem|motu patlu|tom and jerry|mickey|disney|cartoon network|doordarshan|pokemon|beyblade|barbie|lego|wwe|paytm|phonepe|google|facebook|snapchat|tiktok|netflix|nokia|airtel)\b/i,
    ],
    [
      'for beating',
      /\b(?:(?<!gill?i[- ])dand[ae]\b|thapp?ad\w*|chaant[ae]\b|tamach\w+|jhaapad|chhadi|pi(?:ta|taa)i|kutai|thukai|pitoge|pitne|pitwa\w*|peetn[ae]|peetkar|maar ?-?peet|maar (?:pad|kha)\w*|murg[ae] ban\w*|caned?|slap(?:ped)?)\b/i,
    ],
    [
      'for beating',
      /\b(?:scale|duster|chappal|joot[aei]|haath|belt) se maa?r|\bkaan (?:pakad|kheench|marod|ainth|umeth)|\bbench (?:par|pe) khad/i,
    ],
    [
      'that insult looks or mind',
      /\b(?:mott?u|mot[aei] (?:ladk|bachch|dost|aadmi|teacher|sir)\w*|k(?:aa|a)lu|kaliya|kaal[aei] (?:ladk|bachch|dost|chehr|rang)\w*|gor[aei] (?:ladk|rang|chehr)\w*|takla|ganj[aei]|chashmish|lambu|bauna|hakl\w+|totla|nalayak|bewakoof|buddhu|gadhe)\b/i,
    ],
    [
      'that insult origin or sex',
      /\b(?:bihari|madrasi|chinky?i?|dehati|gan?waar?|chamaar|bhangi|dalit|brahmin|baniya|marwadi|neech (?:jaat|jaati)|hijd[ae]|accent|lad(?:ki|kiyon) ki tarah|chooriyan)\b/i,
    ],
  ];

  test.each(forbidden)('has no words %s: %s', (_what, words) => {
    expect(placesOf(words)).toEqual([]);
  });
});
