// src/lib/engine-version.ts
/** The version of Proviso, as in package.json (a test holds them equal). */
const ENGINE_VERSION = "0.1.0";

export { ENGINE_VERSION as t };