import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../kit/Icon';
import { chevron } from '../kit/icons/header';
import { swallow, swallowPress } from '../kit/swallowPress';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import {
  dropdownClosed,
  menusClosed,
  menuToggled,
  mobileMenuToggled,
  selectAnyMenuOpen,
  selectMobileMenuOpen,
  selectOpenMenu,
} from '../state/uiSlice';
import { menus, topLinks } from './content';
import styles from './NavBar.module.css';
import { NavLink } from './NavLink';
import { usePath } from './usePath';

const LINKS_ID = 'main-links';
const MENU_BUTTON_ID = 'menu-button';
const menuButtonId = (menu: string) => `menu-button-${menu}`;

/** Whether `path` is the page `to` or a page below it. Example: `isWithin('/a/b', '/a')` is true. */
const isWithin = (path: string, to: string) => `${path}/`.startsWith(`${to}/`);

export function NavBar() {
  const dispatch = useAppDispatch();
  const nav = useRef<HTMLElement>(null);
  const mobileMenuOpen = useAppSelector(selectMobileMenuOpen);
  const anyOpen = useAppSelector(selectAnyMenuOpen);
  useCloseMenus(nav);

  const onClick = ({ target }: MouseEvent) => {
    if (anyOpen && (target as Element).closest('a')) dispatch(menusClosed());
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const leftNav = relatedTarget && !nav.current?.contains(relatedTarget);
    if (anyOpen && leftNav) dispatch(menusClosed());
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks bubble from links, which handle keys
    <nav ref={nav} aria-label="Main" onClick={onClick} onBlur={onBlur}>
      <button
        id={MENU_BUTTON_ID}
        className={styles.menuButton}
        type="button"
        aria-expanded={mobileMenuOpen}
        aria-controls={LINKS_ID}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        Menu
      </button>
      <ul id={LINKS_ID} className={styles.links} data-open={mobileMenuOpen || undefined}>
        {topLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to}>
              {label}
            </NavLink>
          </li>
        ))}
        {menus.map((menu) => (
          <Dropdown key={menu.menu} {...menu} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * Closes the menus on Escape, on Back and Forward, and on a press outside of `nav`. If a menu is in sight, the press
 * does nothing else.
 */
function useCloseMenus(nav: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const openMenu = useAppSelector(selectOpenMenu);
  const mobileMenuOpen = useAppSelector(selectMobileMenuOpen);
  const anyOpen = useAppSelector(selectAnyMenuOpen);
  useEffect(() => {
    if (!anyOpen) return;
    const onPopState = () => dispatch(menusClosed());
    const isInNav = ({ target }: Event) => nav.current?.contains(target as Node);
    const onPointerDown = (event: PointerEvent) => {
      if (isInNav(event)) return;
      // The button of the menu gets the focus if a link of the menu has the focus. Otherwise the focus would be lost
      // when the menu is hidden.
      if (nav.current?.contains(document.activeElement)) {
        const buttonId = openMenu && !mobileMenuOpen ? menuButtonId(openMenu) : MENU_BUTTON_ID;
        document.getElementById(buttonId)?.focus({ preventScroll: true });
      }
      // A press outside of the nav closes the menu. If the menu is in sight, the press has no other effect. If the menu
      // is scrolled out of sight, the press also has its usual effect.
      const links = [...(nav.current?.querySelectorAll('a') ?? [])];
      if (links.some((link) => link.getBoundingClientRect().bottom > 0)) swallowPress();
      dispatch(menusClosed());
    };
    // A click that a key causes has no `pointerdown`. Therefore the click itself closes the menus, and has no other
    // effect.
    const onClick = (event: Event) => {
      if (isInNav(event)) return;
      dispatch(menusClosed());
      swallow(event);
    };
    // The key listener is on the document: Safari does not focus a clicked button, so the nav would not get the key.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Escape closes the innermost menu, and the button of that menu gets the focus.
      dispatch(openMenu ? dropdownClosed() : menusClosed());
      document.getElementById(openMenu ? menuButtonId(openMenu) : MENU_BUTTON_ID)?.focus();
    };
    window.addEventListener('popstate', onPopState);
    // Presses and clicks are caught in the capture phase, before the controls of the page get them.
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [anyOpen, openMenu, mobileMenuOpen, dispatch, nav]);
}

function Dropdown({ menu, label, links }: (typeof menus)[number]) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === menu;
  const path = usePath();
  return (
    <li className={styles.dropdown}>
      <button
        id={menuButtonId(menu)}
        className={styles.link}
        type="button"
        data-current={links.some(({ to }) => isWithin(path, to)) || undefined}
        aria-expanded={isOpen}
        aria-controls={`menu-${menu}`}
        onClick={() => dispatch(menuToggled(menu))}
      >
        {label}
        <Icon shape={chevron} />
      </button>
      <ul id={`menu-${menu}`} className={styles.menu} hidden={!isOpen}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={styles.menuLink} to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
