import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { verdictFor } from '../content';
import { isSameName } from '../rules';
import {
  selectFirstName,
  selectFlames,
  selectMode,
  selectResult,
  selectSecondName,
  selectSteps,
} from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

export default function ShareResult() {
  const names = {
    firstName: useAppSelector(selectFirstName),
    secondName: useAppSelector(selectSecondName),
  };
  const mode = useAppSelector(selectMode);
  const steps = useAppSelector(selectSteps);
  const flames = useAppSelector(selectFlames);
  const result = useAppSelector(selectResult);
  if (result === null) return null;
  const isSame = isSameName(names.firstName, names.secondName);
  const verdict = verdictFor(mode, result, isSame);
  const lines = messageOf({ ...names, mode, steps, result, isSameName: isSame, verdict });
  return (
    <Share
      key={lines.join()}
      lead={leads.result}
      lines={lines}
      picture={() => pictureOf({ ...names, mode, result, steps, flames, verdict })}
      fileName={`love-calculator-${result}`}
    />
  );
}
