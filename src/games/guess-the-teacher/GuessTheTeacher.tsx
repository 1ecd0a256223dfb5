import { intro } from './content';

export default function GuessTheTeacher() {
  return <p>{intro}</p>;
}
