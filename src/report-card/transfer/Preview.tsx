import { useAppSelector, useEnv } from '../../state/hooks';
import { today } from '../today';
import { transfer } from './content';
import type { Figures } from './figures';
import { isSame } from './figures';
import { isNew, previewOf } from './previewRows';
import { useSources } from './sources';
import styles from './Transfer.module.css';

/** Gets the focus when the table comes. */
export const PREVIEW_ID = 'transfer-preview';

/** What a code would change, as it is now: another tab may play on meanwhile. */
export function Preview({ coming }: { coming: Figures }) {
  const sources = useSources();
  const env = useEnv();
  const groups = useAppSelector((state) => previewOf(state, coming, sources, today(env)), isSame);
  return (
    <>
      <table className={styles.preview} id={PREVIEW_ID} tabIndex={-1}>
        <caption>{transfer.preview}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{transfer.here}</th>
            <th scope="col">{transfer.comes}</th>
            <th scope="col">{transfer.willBe}</th>
          </tr>
        </thead>
        {groups.map(({ name, lines }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {lines.map(({ label, here, coming, after }) => (
              <tr key={label} data-changes={after !== here || undefined}>
                <th scope="row">{label}</th>
                <td>{here}</td>
                <td>{coming}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {!isNew(groups) && <p>{transfer.nothingNew}</p>}
    </>
  );
}
