/** The version of Proviso, as in package.json (a test holds them equal). */
export const ENGINE_VERSION = '0.1.0';
