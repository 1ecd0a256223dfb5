/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { ignoreSecondPresses } from '../../src/kit/secondPresses';

/* Presses of a real mouse and finger are made in browsers, in every play. */

const ONE = '<button>One</button>';
const TWO = '<button>Two</button>';
const HIGH = 50;

const pressed: string[] = [];
let stop: () => void;

const controls = () => [...document.querySelectorAll('button, label, dialog')];

/** Controls one below the other. */
function show(...all: string[]) {
  document.body.innerHTML = all.join('');
  controls().forEach(placeAt);
}

function placeAt(control: Element, at: number) {
  control.getBoundingClientRect = () => {
    const top = at * HIGH - window.scrollY;
    return { left: 0, right: 100, top, bottom: top + HIGH } as DOMRect;
  };
}

beforeEach(() => {
  pressed.length = 0;
  document.body.removeAttribute('data-step');
  window.scrollY = 0;
  stop = ignoreSecondPresses();
  document.onclick = ({ target }) => void pressed.push((target as Element).textContent ?? '');
});
afterEach(() => stop());

type Options = { detail?: number; pointerType?: string; timeStamp?: number };

/** A press in the middle of a place. */
function press(target: Element | undefined, place: number, options: Options = {}) {
  const { detail = 1, pointerType = 'mouse', timeStamp = 0 } = options;
  const clientY = (place + 0.5) * HIGH;
  for (const type of ['pointerdown', 'mousedown', 'click']) {
    const init = { bubbles: true, cancelable: true, clientX: 50, clientY, detail };
    const event = Object.assign(new MouseEvent(type, init), { pointerType });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    target?.dispatchEvent(event);
  }
}

const SECOND = { detail: 2 };

test.each<[string, () => void]>([
  ['a control that came', () => show(TWO)],
  ['one with another name', () => void (controls()[0] as Element).replaceChildren('Two')],
  ['one that is disabled now', () => controls()[0]?.setAttribute('aria-disabled', 'true')],
  ['one that is for another step', () => document.body.setAttribute('data-step', '2')],
  ['one that moved up', () => controls().reverse().forEach(placeAt)],
])('the second press of two does nothing on %s, and leaves the focus', (_what, change) => {
  show(ONE, TWO);
  press(controls()[0], 0);
  change();
  const onMouseDown = jest.fn();
  document.addEventListener('mousedown', onMouseDown, { once: true });
  const isMoved = controls()[1]?.getBoundingClientRect().top === 0;
  press(controls()[isMoved ? 1 : 0], 0, SECOND);
  expect(pressed).toEqual(['One']);
  expect(onMouseDown).not.toHaveBeenCalled();
});

test('it counts on the same control, on its neighbour, and on one that was scrolled there', () => {
  show(ONE, TWO);
  const [one, two] = controls();
  press(one, 0);
  press(one, 0, SECOND);
  press(two, 1, { detail: 3 });
  window.scrollY = HIGH;
  press(two, 0, { detail: 4 });
  expect(pressed).toEqual(['One', 'One', 'Two', 'Two']);
});

test('behind a dialog or under a notice nothing was there', () => {
  show(ONE, TWO, `<dialog open>${ONE}</dialog>`);
  const [under, beside, dialog, inDialog] = controls();
  placeAt(inDialog as Element, 0);
  press(inDialog, 0);
  dialog?.remove();
  press(under, 0, SECOND);
  press(beside, 1, SECOND);
  expect(pressed).toEqual(['One']);
  press(beside, 0);
  press(under, 0, SECOND);
  expect(pressed).toEqual(['One', 'Two']);
});

test('of two presses on a box one counts, whether on its label or on itself', () => {
  show('<label><input type="checkbox">Box</label>');
  const box = document.querySelector('input') as HTMLInputElement;
  for (const target of [box, box.parentElement as Element]) {
    box.checked = false;
    press(target, 0);
    press(target, 0, SECOND);
    expect(box.checked).toBe(true);
  }
});

test('single presses, keys and scripts always count, however soon', () => {
  show(ONE);
  press(controls()[0], 0);
  show(TWO);
  press(controls()[0], 0);
  press(controls()[0], 0, SECOND);
  show(ONE);
  (controls()[0] as HTMLElement).click();
  expect(pressed).toEqual(['One', 'Two', 'Two', 'One']);
});

test.each([
  ['Firefox and Safari count no taps: the site does', 220, 0, ['One']],
  ['later it is another tap', 301, 0, ['One', 'Two']],
  ['elsewhere, too', 220, 1, ['One', 'Two']],
])('%s', (_what, timeStamp, place, expected) => {
  show(ONE);
  press(controls()[0], 0, { pointerType: 'touch' });
  show(TWO);
  press(controls()[0], place, { pointerType: 'touch', timeStamp });
  expect(pressed).toEqual(expected);
});
