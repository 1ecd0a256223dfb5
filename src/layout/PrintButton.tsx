import { useState } from 'react';
import { Button } from '../kit/Button';
import { useIsRegionKnown } from '../kit/useIsRegionKnown';
import { useEnv } from '../state/hooks';
import { printButton, printImpossible } from './content';

/** The button that prints the page. If the browser cannot print, a message is shown below the button. */
export function PrintButton() {
  const env = useEnv();
  const [failures, setFailures] = useState(0);
  const onClick = () => {
    if (!env.print()) setFailures(failures + 1);
  };
  return (
    <>
      <Button quiet data-needs-script="" onClick={onClick}>
        {printButton}
      </Button>
      {failures > 0 && <PrintImpossible key={failures} />}
    </>
  );
}

/**
 * The message after a failed attempt to print. The live region is rendered only then, because an empty live region on
 * each page would be noise. The text follows when screen readers know the live region.
 */
function PrintImpossible() {
  const isKnown = useIsRegionKnown();
  return <p role="status">{isKnown && printImpossible}</p>;
}
