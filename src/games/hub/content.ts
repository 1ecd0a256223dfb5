import { paths } from '../../paths';

export type GameTile = {
  name: string;
  path: string;
  tagline: string;
  description: string;
  icon: 'heart' | 'bottle' | 'scissors' | 'board' | 'paper';
};

export const tiles: readonly GameTile[] = [
  {
    name: 'Love Calculator',
    path: paths.games,
    tagline: 'Wahi purana formula, notebook ke aakhri panne wala.',
    description:
      'Do naam likho, Pyar ya Takrar chuno, aur notebook wale formule se percent nikaalo. ' +
      'Har step saamne hai, aur sab mazaak hai.',
    icon: 'heart',
  },
  {
    name: 'Truth or Dare',
    path: paths.truthOrDare,
    tagline: 'Ek ghoomti bottle, ek task, aur ghadi ki tik tik.',
    description:
      'Level chuno, bottle ghumao, ghanti se pehle task poora karo. Last bench ka Truth or Dare: ' +
      'seat se uthe bina, kisi saamaan ke bina.',
    icon: 'bottle',
  },
  {
    name: 'Rock Paper Scissors',
    path: paths.rockPaperScissors,
    tagline: 'Khidki wali seat kiski? Haath dikhao, faisla lo.',
    description:
      'Patthar, kaagaz ya kainchi? Haath chuno, computer se takkar lo aur jeet ki streak banao. ' +
      'Last bench ka har faisla aaj bhi aise hi hota hai.',
    icon: 'scissors',
  },
  {
    name: 'Guess the Teacher',
    path: paths.guessTheTeacher,
    tagline: 'Ek hi line se teacher pehchane jaate the.',
    description:
      'Chalk wali aasteen, laal pen aur ek khaas line. Last bench wale apne teachers ko ' +
      'pyar se aise hi pehchante the.',
    icon: 'board',
  },
  {
    name: 'Quiz Game',
    path: paths.quiz,
    tagline: 'Surprise test, tayyari zero, confidence poora.',
    description:
      'Surprise test ka sannata, adhoori tayyari, aur yeh ummeed ki yeh chapter toh hua hi nahi. ' +
      'Last bench ka quiz aisa hota tha.',
    icon: 'paper',
  },
];
