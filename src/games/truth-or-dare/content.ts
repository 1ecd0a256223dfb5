export const intro =
  'Free period mein bottle ghoomti thi aur poori last bench ki saans ruk jaati thi. ' +
  'Truth mein homework ka sabse mazedaar bahana batana padta tha. ' +
  'Dare mein PT sir wali seeti bajani padti thi, bilkul dheere. ' +
  'Aur bottle hamesha usi par rukti thi jo sabse zyada hans raha tha.';
