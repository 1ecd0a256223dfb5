/** The time after which the URL of a downloaded file is revoked. By then the download has surely begun. */
const DOWNLOAD_MS = 60_000;

/**
 * Opens the share dialog of the device for a file. Must be called right after a press. Resolves to `cancelled` if the
 * visitor has closed the dialog. Resolves to `refused` if the browser did not share, for example because the press was
 * too long ago. Resolves to `unsupported` if the browser cannot share such a file.
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

/** Saves a file on the device, as a download with the name of the file. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
