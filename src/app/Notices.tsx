import BadgeNews from '../games/shared/badges/BadgeNews';
import { InstallSlip } from '../install/InstallSlip';
import { usePath } from '../layout/usePath';
import { paths } from '../paths';

/**
 * Shows two notices. The news of earned badges is at the end of the page. A game shows the news in its result instead,
 * and the report card shows all earned badges anyway. The offer to add the site to the home screen is at the lower edge
 * of the window.
 */
export default function Notices() {
  const path = usePath();
  const isToldElsewhere = path.startsWith(paths.games) || path === paths.reportCard;
  return (
    <>
      {!isToldElsewhere && <BadgeNews />}
      <InstallSlip />
    </>
  );
}
