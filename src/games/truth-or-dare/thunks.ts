import { isBlank, nameAsShown, withoutMarks } from '../../kit/visibleText';
import type { AppThunk } from '../../state/types';
import { freeId } from './pageRules';
import type { TaskType } from './rules';
import { OWN_INDEX } from './rules';
import { selectGame } from './selectors';
import { ownTaskAdded, playerAdded } from './slice';

/** A friend plays along from now on; a blank name is nobody. */
export const addPlayer =
  (name: string): AppThunk =>
  (dispatch, getState) => {
    const { players } = selectGame(getState());
    if (!isBlank(name)) dispatch(playerAdded({ id: freeId(players, 1), name: nameAsShown(name) }));
  };

/** A task of the group's own, mixed in with the others. */
export const addOwnTask =
  (type: TaskType, text: string): AppThunk =>
  (dispatch, getState) => {
    const { ownTasks, lastTask } = selectGame(getState());
    // The task dealt last can still be sent, and may have been taken out.
    const taken = lastTask ? [...ownTasks, { id: lastTask.index }] : ownTasks;
    if (!isBlank(text))
      dispatch(
        ownTaskAdded({ id: freeId(taken, OWN_INDEX), type, text: withoutMarks(text).trim() }),
      );
  };
