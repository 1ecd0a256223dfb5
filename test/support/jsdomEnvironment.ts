import { TestEnvironment } from 'jest-environment-jsdom';

type Parameters = ConstructorParameters<typeof TestEnvironment>;

/** The default of SITE_URL: in a build without it, the addresses that are sent on have the origin of the page. */
const url = 'http://localhost:4173/';

/**
 * jsdom, with fake timers that do not wait for a real timer after each step: they wait by `setImmediate` where
 * there is one when they are made. No page has it, so that it is deleted afterwards.
 */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(...[config, context]: Parameters) {
    const { projectConfig } = config;
    const beforeParse = (window: object) => Object.assign(window, { setImmediate });
    const testEnvironmentOptions = { url, ...projectConfig.testEnvironmentOptions, beforeParse };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    Reflect.deleteProperty(this.global, 'setImmediate');
  }
}
