/** The settings of the contract: whatever the machine of the test has set, a test starts without. */
const NAMES = [
  'TOOLS_URL',
  'FEEDBACK_ENDPOINT',
  'FEEDBACK_ACCESS_KEY',
  'UPI_ID',
  'UPI_NAME',
  'INSTAGRAM_URL',
  'WHATSAPP_URL',
  'YOUTUBE_URL',
  'CONTACT_EMAIL',
  'SITE_URL',
];

/** Loads a module anew, as a release with these settings, and no others, does. */
export async function withEnvironment<Module>(
  variables: Record<string, string>,
  load: () => Promise<Module>,
): Promise<Module> {
  const before = { ...process.env };
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, variables);
  try {
    const loaded: Module[] = [];
    await jest.isolateModulesAsync(async () => {
      loaded.push(await load());
    });
    return loaded[0] as Module;
  } finally {
    for (const name of [...NAMES, ...Object.keys(variables)]) delete process.env[name];
    Object.assign(process.env, before);
  }
}
