/** Where screenshots are made: they differ between browsers, versions and systems. */
export type Platform = {
  browser: string;
  /** The major version. */
  version: number;
  platform: string;
  arch: string;
};

const nameOf = ({ browser, version, platform, arch }: Platform) =>
  `${browser} ${version} on ${platform} ${arch}`;

/** Why recorded screenshots cannot be compared on the present platform; null if they can. */
export const whyNotCompared = (recorded: Platform, present: Platform): string | null =>
  nameOf(recorded) === nameOf(present)
    ? null
    : `recorded with ${nameOf(recorded)}, this is ${nameOf(present)}`;
