import { intro } from './content';

export default function RockPaperScissors() {
  return <p>{intro}</p>;
}
