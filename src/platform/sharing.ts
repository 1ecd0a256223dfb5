/** The time after which a download has surely begun. */
const DOWNLOAD_MS = 60_000;

/**
 * Offers a file to the device's other apps. Must be called in a press. Resolves to `cancelled` if the visitor has
 * cancelled the offer, and to `refused` if the browser has refused it, perhaps because the press was too long ago.
 */
export async function shareFile(
  file: File,
): Promise<'shared' | 'cancelled' | 'refused' | 'unsupported'> {
  const data = { files: [file] };
  try {
    if (!navigator.canShare?.(data)) return 'unsupported';
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

/** Downloads a file under its name. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
