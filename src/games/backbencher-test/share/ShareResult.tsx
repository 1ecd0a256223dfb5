import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { POINTS } from '../rules';
import { selectCount, selectTitle } from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

export default function ShareResult() {
  const title = useAppSelector(selectTitle);
  const count = useAppSelector(selectCount);
  if (!title) return null;
  return (
    <Share
      key={count}
      lead={leads.result}
      lines={messageOf({ title, count, of: POINTS.length })}
      picture={() => pictureOf({ title, count })}
      fileName={`backbencher-test-${count}-of-${POINTS.length}`}
    />
  );
}
