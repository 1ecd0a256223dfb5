import { intro } from './content';

export default function Quiz() {
  return <p>{intro}</p>;
}
