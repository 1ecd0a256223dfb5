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
    tagline: 'Aadatein saamne, naam gayab. Batao, kiski class hai?',
    description:
      'Paanch round, har round mein ek teacher: chaar aadatein aur ek khaas line. ' +
      'Pehchano, atko toh hint lo, aur staff room ka certificate paao.',
    icon: 'board',
  },
  {
    name: 'Quiz Game',
    path: paths.quiz,
    tagline: 'Surprise test, tayyari zero, confidence poora.',
    description:
      'Naam likho, paanch sawaalon ka test do, aur report card par teacher ki tippani padho. ' +
      'Syllabus bas itna: last bench ki yaadein.',
    icon: 'paper',
  },
];
