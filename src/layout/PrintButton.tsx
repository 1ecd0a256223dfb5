import { useState } from 'react';
import { Button } from '../kit/Button';
import { useIsRegionKnown } from '../kit/useIsRegionKnown';
import { useEnv } from '../state/hooks';
import { printButton, printImpossible } from './content';

/** Prints the page, or says below it that the browser cannot. */
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

/** The answer to a press that fails. It comes with the press, as an empty live region on each page would be noise. */
function PrintImpossible() {
  const isKnown = useIsRegionKnown();
  return <p role="status">{isKnown && printImpossible}</p>;
}
