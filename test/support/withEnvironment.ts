import { settingNames } from '../../src/settings';

/**
 * Loads a fresh copy of a module with these settings only, whatever environment variables are set on
 * the machine.
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
