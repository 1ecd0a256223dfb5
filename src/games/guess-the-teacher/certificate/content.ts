import type { SealVariant } from '../../shared/handout/content';
import type { Certificate } from '../rules';

type CertificateText = {
  title: string;
  citation: string;
  seal: SealVariant;
};

export const certificates: Record<Certificate, CertificateText> = {
  pet: {
    title: "Teacher's Pet",
    seal: 'gold',
    citation:
      'Aadhi line sunte hi poora teacher pehchan liya. Chalk box laane ki duty aaj se pakki.',
  },
  vip: {
    title: 'Staff Room VIP',
    seal: 'silver',
    citation: 'Staff room mein ek kursi, ek chai aur do biscuit, sab aaj se aapke naam.',
  },
  survivor: {
    title: 'Detention Survivor',
    seal: 'bronze',
    citation:
      'Kuch guess nishaane par lage, kuch corridor mein ghoomte mile. Attendance phir bhi ' +
      'full.',
  },
  clown: {
    title: 'Class Clown',
    seal: 'fun',
    citation:
      'Guess seedhe nahi gaye, par poori class hansi. Teacher bhi hanse, register ke peeche.',
  },
};

export const labels = {
  certifies: 'Poore staff room ki sehmati se aapko yeh upaadhi di jaati hai',
  again: 'Take Another Class!',
};

export const finalScore = (points: number, of: number) => `Final Score: ${points} / ${of}`;
export const hintsUsed = (hints: number) => `Hints used: ${hints}`;
