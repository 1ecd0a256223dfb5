import { useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/lines';
import { isCaught } from './rules';
import { selectLatestRound, selectLineNumber } from './slice';

/** Lines about a right guess. Successive rounds use successive lines. */
export const caughtLines: readonly string[] = [
  'Ek second mein hansi phoot gayi, game wahin over.',
  'Itni shareef muskaan asli ho hi nahi sakti thi.',
  'Rubber wapas karo. Aadha bacha hai, chalega.',
  'Khaansi ki acting achchi thi, par zukaam kahan tha?',
  'Inspector wali nazar. Lost and found ka counter tumhara.',
];

/** Lines about a wrong guess. Successive rounds use successive lines. */
export const missedLines: readonly string[] = [
  'Sabse seedha chehra hi sabse bada actor nikla.',
  'Galat bench par chhapa. Asli maal peeche wale baste mein tha.',
  'Shak sahi tha, bas ungli galat taraf chali gayi.',
  'Woh chit ab book cover ke andar safe hai. Case closed.',
  'Full class ko doubt tha. Bas jise hona tha, use nahi.',
];

/** Shows a line about the latest guess, below the stamp with the verdict. */
export default function VerdictLine() {
  const latest = useAppSelector(selectLatestRound);
  const lineNumber = useAppSelector(selectLineNumber);
  if (!latest) return null;
  return <span>{inTurn(isCaught(latest) ? caughtLines : missedLines, lineNumber)}</span>;
}
