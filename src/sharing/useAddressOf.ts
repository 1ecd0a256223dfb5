import { useIsHydrated } from '../kit/useIsHydrated';
import { isSample, settings } from '../settings';

/**
 * Returns a function that returns the address of a page, for a message or a picture. `hash` is the hash of a link, such
 * as a challenge. Example: `addressOf('/journey')` is `https://example.org/journey` if SITE_URL is `https://example.org/`.
 *
 * In a build without SITE_URL, the addresses have the origin at which the page is open, because nobody else can open
 * the default. During hydration they have the default, as in the prerendered page.
 */
export function useAddressOf() {
  const isHydrated = useIsHydrated();
  const siteUrl =
    isHydrated && isSample(settings.siteUrl)
      ? window.location.origin + settings.basePath
      : settings.siteUrl;
  return (path: string, hash = '') => siteUrl.replace(/\/$/, '') + path + hash;
}
