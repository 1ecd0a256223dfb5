import { intro } from './content';

export default function TruthOrDare() {
  return <p>{intro}</p>;
}
