import { useAppSelector, useEnv } from '../../state/hooks';
import { today } from '../days';
import { useSubjects } from '../subjects';
import { transfer } from './content';
import { hasChanges, previewOf } from './previewRows';
import type { Snapshot } from './snapshot';
import { isSame } from './snapshot';
import styles from './Transfer.later.module.css';

/** The id of the preview table. The table gets the focus after the visitor has checked a code. */
export const PREVIEW_ID = 'transfer-preview';

/**
 * Shows a table of the changes that a transfer code would make to the scores on this phone. The table follows the
 * state, because another tab may change the scores while the table is shown.
 */
export function Preview({ coming }: { coming: Snapshot }) {
  const subjects = useSubjects();
  const env = useEnv();
  const groups = useAppSelector((state) => previewOf(state, coming, subjects, today(env)), isSame);
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
      {!hasChanges(groups) && <p>{transfer.nothingNew}</p>}
    </>
  );
}
