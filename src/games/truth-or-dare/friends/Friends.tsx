import { OwnTasks } from './OwnTasks';
import { Players } from './Players';

/** What friends around one phone need beside the game. */
export default () => (
  <>
    <Players />
    <OwnTasks />
  </>
);
