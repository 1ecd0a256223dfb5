const LIVE =
  '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * What a screen reader says from now on, in order: a live region speaks when something comes into
 * it. One that is not there yet when its words come is not heard.
 */
export function listen(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const speaking = changes
      .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
      .flatMap(({ target }) => regionAround(target) ?? []);
    said.push(...[...new Set(speaking)].map(wordsOf).filter((words) => words !== ''));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

const regionAround = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(LIVE);

/** What is drawn for the eyes alone is no word. */
function wordsOf(region: Element) {
  const heard = region.cloneNode(true) as Element;
  for (const drawn of heard.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return [...heard.childNodes].map(({ textContent }) => textContent).join(' ');
}
