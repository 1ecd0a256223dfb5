/** What was drawn where: pictures of a page differ from browser to browser, and from system to system. */
export type Place = {
  browser: string;
  /** The major version. */
  version: number;
  platform: string;
  arch: string;
};

const named = ({ browser, version, platform, arch }: Place) =>
  `${browser} ${version} on ${platform} ${arch}`;

/** Why pictures from there say nothing here, or null where they do. */
export const whyNotCompared = (recorded: Place, present: Place): string | null =>
  named(recorded) === named(present)
    ? null
    : `recorded with ${named(recorded)}, this is ${named(present)}`;
