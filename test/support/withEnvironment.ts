import { settingNames } from '../../src/settings';

/**
 * Loads a module anew, as a release with these settings, and no others, does: whatever the machine
 * of the test has set.
 */
export async function withEnvironment<Module>(
  variables: Record<string, string>,
  load: () => Promise<Module>,
): Promise<Module> {
  const before = { ...process.env };
  for (const name of settingNames) delete process.env[name];
  Object.assign(process.env, variables);
  try {
    const loaded: Module[] = [];
    await jest.isolateModulesAsync(async () => {
      loaded.push(await load());
    });
    return loaded[0] as Module;
  } finally {
    for (const name of [...settingNames, ...Object.keys(variables)]) delete process.env[name];
    Object.assign(process.env, before);
  }
}
